import { screen, userEvent, waitFor, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { cancelTask } from '#src/contract/tasks.ts';
import { listConversations, sendMessage, startConversation } from '#src/contract/messages.ts';
import {
  fails,
  losesAnswer,
  never,
  offline,
  once,
  slow,
  type Fault,
} from '#mocks/faults/faults.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { TASK_ID } from '#mocks/scenarios/task-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';

const GREETING =
  "Hi Clara, I'd like to help with “Build a loft bed with a desk below”. When would be a good time?";
const SENT = 'Message sent successfully! Check your messages to continue the conversation.';

const open = (scenario: 'tasks-one' | 'tasks-written-to', ...faults: Fault[]) =>
  renderStage({ scenario, faults });

async function openPrompt(stage: Stage) {
  await settle(stage);
  await userEvent.click(await screen.findByRole('button', { name: /^Message Client/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Message Clara' });
  return {
    dialog,
    field: within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' }),
    send: within(dialog).getByRole('button', { name: 'Send message' }),
  };
}

const waitForClose = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const sent = ({ server }: Stage) =>
  server.seen.filter(({ call }) => call === startConversation.name);
const messages = ({ server }: Stage) => server.world.messages.all().map(({ message }) => message);

describe('the first message to a client', () => {
  it('starts a conversation, confirms, and links to it', async () => {
    const { stage } = await open('tasks-one');
    const { field, send } = await openPrompt(stage);
    await userEvent.clear(field);
    await userEvent.type(field, '  I can come on Tuesday.  ');
    await userEvent.click(send);
    await waitForClose();
    screen.getByText(SENT);
    expect(stage.server.world.messages.all()).toMatchObject([
      {
        sender_id: people.worker.id,
        recipient_id: people.client.id,
        message: 'I can come on Tuesday.',
      },
    ]);
    const [{ id } = { id: 0 }] = stage.server.world.conversations.all();
    const link = await screen.findByRole('link', { name: /^Open conversation/ });
    expect(link.getAttribute('href')).toBe(`/messages?conversation=${id}`);
  });

  it('works with the keyboard alone, and returns the focus', async () => {
    const { stage } = await open('tasks-one');
    const button = await screen.findByRole('button', { name: /^Message Client/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByRole('textbox', { name: 'Your message' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitForClose();
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(messages(stage)).toEqual([GREETING]);
  });

  it('sends one request, no matter how often it is submitted', async () => {
    const { stage } = await open('tasks-one', slow(startConversation, 1_000));
    const { field, send } = await openPrompt(stage);
    await userEvent.dblClick(send);
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}');
    await settle(stage);
    expect(sent(stage)).toHaveLength(1);
    stage.clock.advance(1_000);
    await waitForClose();
    expect(messages(stage)).toEqual([GREETING]);
  });

  it('keeps a draft after closing, and drops it once sent', async () => {
    const { stage } = await open('tasks-one');
    const first = await openPrompt(stage);
    await userEvent.type(first.field, ' Tuesday?');
    await userEvent.keyboard('{Escape}');
    await waitForClose();
    const second = await openPrompt(stage);
    expect(second.field.value).toBe(`${GREETING} Tuesday?`);
    await userEvent.click(second.send);
    await waitForClose();
    expect((await openPrompt(stage)).field.value).toBe(GREETING);
    expect(messages(stage)).toEqual([`${GREETING} Tuesday?`]);
  });

  it('sends nothing for a blank text', async () => {
    const { stage } = await open('tasks-one');
    const { dialog, field, send } = await openPrompt(stage);
    await userEvent.clear(field);
    await userEvent.click(send);
    await within(dialog).findByText('Please enter a message');
    expect(sent(stage)).toEqual([]);
  });

  it('tells about a failure after the prompt was closed', async () => {
    const { stage } = await open(
      'tasks-one',
      slow(startConversation, 1_000),
      fails(startConversation, 500),
    );
    const { send } = await openPrompt(stage);
    await userEvent.click(send);
    await userEvent.keyboard('{Escape}');
    await waitForClose();
    await settle(stage);
    stage.clock.advance(1_000);
    await screen.findByText("We couldn't send your message. We saved it as a draft.");
    expect(messages(stage)).toEqual([]);
  });

  it('offers to stop waiting after a while', async () => {
    const { stage } = await open('tasks-one', once(never(startConversation)));
    const { dialog, field, send } = await openPrompt(stage);
    await userEvent.click(send);
    await settle(stage);
    stage.clock.advance(10_000);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Stop waiting' }));
    await waitFor(() => expect(document.activeElement).toBe(field));
    await within(dialog).findByText(/We're not sure it was sent/);
    await userEvent.click(send);
    await waitForClose();
    expect(messages(stage)).toEqual([GREETING]);
  });
});

describe('a lost answer', () => {
  it('counts as sent if the message is in the conversation', async () => {
    const { stage } = await open('tasks-one', once(losesAnswer(startConversation)));
    const { send } = await openPrompt(stage);
    await userEvent.click(send);
    await waitForClose();
    screen.getByText(SENT);
    expect(sent(stage)).toHaveLength(1);
    expect(messages(stage)).toEqual([GREETING]);
  });

  it('is not sent twice when asking fails, too', async () => {
    const { stage } = await open('tasks-one', once(losesAnswer(startConversation)));
    const { dialog, send } = await openPrompt(stage);
    stage.server.addFault(once(offline(listConversations)));
    await userEvent.click(send);
    await within(dialog).findByText(/We're not sure it was sent/);
    await userEvent.click(send);
    await waitForClose();
    expect(sent(stage)).toHaveLength(1);
    expect(messages(stage)).toEqual([GREETING]);
  });

  it('is sent again if the message never arrived', async () => {
    const { stage } = await open('tasks-one', once(offline(startConversation)));
    const { dialog, send } = await openPrompt(stage);
    await userEvent.click(send);
    await within(dialog).findByText('Failed to start conversation');
    await userEvent.click(send);
    await waitForClose();
    expect(sent(stage)).toHaveLength(2);
    expect(messages(stage)).toEqual([GREETING]);
  });

  it('does not take an older message with the same text for this one', async () => {
    const { stage } = await open('tasks-written-to');
    const [{ id } = { id: 0 }] = stage.server.world.conversations.all();
    await stage
      .as('worker')
      .call(sendMessage, { params: { id }, body: { message_type: 'text', message: GREETING } });
    stage.notifyServerChange();
    const { dialog, send } = await openPrompt(stage);
    stage.server.addFault(once(offline(startConversation)));
    await userEvent.click(send);
    await within(dialog).findByText('Failed to start conversation');
    expect(messages(stage).filter((text) => text === GREETING)).toHaveLength(1);
  });
});

describe('a task that is taken in between', () => {
  it('says so, and the card follows', async () => {
    const { stage } = await open('tasks-one');
    const { dialog, send } = await openPrompt(stage);
    await stage.as('client').call(cancelTask, { params: { id: TASK_ID } });
    await userEvent.click(send);
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toContain('This task is no longer available.');
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('heading', { name: 'No tasks yet' });
    expect(messages(stage)).toEqual([]);
  });
});

describe('over the details', () => {
  it('opens on top, and closing it returns to the details', async () => {
    const { stage } = await renderStage({
      scenario: 'tasks-one',
      at: `/worker/tasks?task=${TASK_ID}`,
    });
    const details = await screen.findByRole('dialog', { name: /^Build a loft bed/ });
    const button = await within(details).findByRole('button', { name: 'Message Client' });
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Message Clara' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBe(details));
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(stage.address()).toBe(`/worker/tasks?task=${TASK_ID}`);
  });
});
