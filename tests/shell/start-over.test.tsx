import { screen, userEvent, within } from 'storybook/test';
import { afterEach, expect, it, vi } from 'vitest';
import { initialTaskInput } from '#src/features/task-form/task-input.ts';
import { DRAFTS_KEY } from '#src/lib/forms/drafts.ts';
import { STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { CONVERSATION_ID } from '#mocks/scenarios/message-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import { box, CHAT } from '../messages/chat-steps.ts';
import { renderApp } from '../render-app.tsx';
import { clientOne } from '#mocks/scenarios/client.ts';
import { messagesTwoPeople } from '#mocks/scenarios/messages.ts';

const POISON = 'Move a piano';

/** Makes what shows a text throw, as a formatter does that has a mistake. */
function crashOn(text: string): void {
  const { segment } = Intl.Segmenter.prototype;
  vi.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementation(function (
    this: Intl.Segmenter,
    input: string,
  ) {
    if (input.includes(text)) throw new RangeError('Invalid text');
    return segment.call(this, input);
  });
}

afterEach(() => vi.restoreAllMocks());

const saved = (value: unknown) => ({ value, savedAt: STORY_NOW });

it('a form that its own draft crashes can be left: without that draft, which can be copied', async () => {
  crashOn(POISON);
  const task = { ...initialTaskInput(null), title: 'Piano', description: POISON };
  const drafts = { 'task:new': saved(task), 'message:7': saved('See you on') };
  const { stage } = await renderApp(
    { scenario: clientOne, at: '/client?post=' },
    {},
    ({ storage }) => storage.set(DRAFTS_KEY, JSON.stringify({ [people.client.id]: drafts })),
  );
  // A retry renders another dialog.
  const failed = async () => within(await screen.findByRole('alertdialog'));
  let dialog = await failed();
  dialog.getByRole('heading', { name: 'Something went wrong' });
  expect(dialog.queryByRole('button', { name: 'Start over' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await settle(stage);
  dialog = await failed();
  const typed = dialog.getByLabelText(/What you typed/);
  expect(typed).toHaveValue(`Piano\n${POISON}`);
  dialog.getByRole('button', { name: 'Try again' });
  await userEvent.click(dialog.getByRole('button', { name: 'Start over' }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByLabelText('Title')).toHaveValue('');
  expect(stage.storage.get(DRAFTS_KEY)).toContain('See you on');
  expect(stage.storage.get(DRAFTS_KEY)).not.toContain(POISON);
});

it('a page that a draft crashes can be left in the same way', async () => {
  const { test } = RegExp.prototype;
  vi.spyOn(RegExp.prototype, 'test').mockImplementation(function (this: RegExp, text: string) {
    if (text === POISON && new Error('').stack?.includes('Composer'))
      throw new RangeError('Invalid text');
    return test.call(this, text);
  });
  const { stage, canvas } = await renderApp(
    { scenario: messagesTwoPeople, as: 'client', at: CHAT },
    {},
    ({ storage }) => {
      const drafts = { [`message:${CONVERSATION_ID}`]: saved(POISON), 'task:new': saved('A task') };
      storage.set(DRAFTS_KEY, JSON.stringify({ [people.client.id]: drafts }));
    },
  );
  await canvas.findByRole('heading', { name: 'Something went wrong on this page' });
  expect(canvas.getByLabelText(/What you typed/)).toHaveValue(POISON);
  canvas.getByRole('button', { name: 'Reload page' });
  await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
  await settle(stage);
  expect(box()).toHaveValue('');
  expect(stage.storage.get(DRAFTS_KEY)).toContain('A task');
  expect(stage.storage.get(DRAFTS_KEY)).not.toContain(POISON);
});
