import { screen, userEvent, waitFor } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { createTask, updateTask } from '#src/contract/tasks.ts';
import { DRAFTS_KEY } from '#src/lib/forms/drafts.ts';
import { fails, never, once, slow } from '#mocks/faults/faults.ts';
import { TASK_ID, TASK_TITLE } from '#mocks/scenarios/task-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { formOf, mountForm, openForm, submitNew, VALID, VALID_BODY } from './mount-form.tsx';
import { advance, waitForClose } from '../steps.ts';

const RESTORED = 'We restored your unsaved changes';

async function close(): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await waitForClose();
}

async function reload(stage: Stage): Promise<void> {
  stage.environment.navigateFully('/client');
  await settle(stage);
}

describe('what was typed', () => {
  it('survives closing the form and a reload, and the form says so', async () => {
    const stage = await mountForm();
    const first = await openForm(stage);
    await first.enter({ Title: 'Mount a TV', Category: '3', Deadline: '2026-03-20' });
    await close();
    await reload(stage);
    const second = await openForm(stage);
    second.dialog.getByText(RESTORED);
    expect(second.field('Title').value).toBe('Mount a TV');
    expect(second.field('Category').value).toBe('3');
    expect(second.field('Deadline').value).toBe('2026-03-20');
  });

  it('can be discarded', async () => {
    const stage = await mountForm();
    await (await openForm(stage)).enter({ Title: 'Mount a TV', Category: '3' });
    await close();
    const form = await openForm(stage);
    await userEvent.click(form.dialog.getByRole('button', { name: 'Discard' }));
    expect(form.field('Title').value).toBe('');
    expect(form.field('Category').value).toBe('');
    expect(form.dialog.queryByText(RESTORED)).toBeNull();
    expect(form.field('Title')).toBe(document.activeElement);
    expect(stage.storage.get(DRAFTS_KEY)).toBeNull();
  });

  it('is there again after the session has ended while it was saved', async () => {
    const stage = await mountForm();
    const form = await openForm(stage);
    await form.enter(VALID);
    const session = stage.environment.session.current();
    stage.server.addFault(once(fails(createTask, 401)));
    await form.submit();
    await screen.findByText('Signed out');
    if (session) stage.environment.session.start(session);
    await reload(stage);
    const again = await openForm(stage);
    again.dialog.getByText(RESTORED);
    expect(again.field('Description').value).toBe(VALID.Description);
  });

  it('says nothing of a draft that equals the task', async () => {
    const stage = await mountForm();
    const form = await openForm(stage, 'edit');
    await form.enter({ Title: 'Build a bed' });
    await form.enter({ Title: TASK_TITLE });
    await close();
    expect((await openForm(stage, 'edit')).dialog.queryByText(RESTORED)).toBeNull();
  });
});

describe('a draft of a task that has changed since', () => {
  it('is restored, and the form says so', async () => {
    const stage = await mountForm();
    await (await openForm(stage, 'edit')).enter({ Title: 'Build a bed' });
    await close();
    const body = { ...VALID_BODY, title: 'From another tab' };
    await stage.as('client').call(updateTask, { params: { id: TASK_ID }, body });
    stage.notifyServerChange();
    await screen.findByText('From another tab');
    await (await openForm(stage, 'edit')).enter({ Title: 'Build a bunk bed' });
    await close();
    const form = await openForm(stage, 'edit');
    form.dialog.getByText(/^\. The task has changed since you made them\./);
    expect(form.field('Title').value).toBe('Build a bunk bed');
    await userEvent.click(form.dialog.getByRole('button', { name: 'Discard' }));
    expect(form.field('Title').value).toBe('From another tab');
  });
});

describe('an edit of a task that has changed in another field', () => {
  async function changePrice(stage: Stage): Promise<void> {
    const { title, description, location } = stage.server.world.tasks.findOrThrow(TASK_ID);
    const body = {
      ...VALID_BODY,
      title,
      description,
      location: location ?? '',
      payment_offer: 120,
    };
    await stage.as('client').call(updateTask, { params: { id: TASK_ID }, body });
    stage.notifyServerChange();
    await settle(stage);
  }

  it('is restored with the current value of that field', async () => {
    const stage = await mountForm();
    await (await openForm(stage, 'edit')).enter({ Title: 'Build a bed' });
    await close();
    await changePrice(stage);
    const form = await openForm(stage, 'edit');
    expect(form.field('Title').value).toBe('Build a bed');
    expect(form.field('Payment offer').value).toBe('120.00');
    form.dialog.getByText(RESTORED);
  });

  it('is nothing to restore when it was taken back', async () => {
    const stage = await mountForm();
    const first = await openForm(stage, 'edit');
    await first.enter({ Title: 'Build a bed' });
    await first.enter({ Title: TASK_TITLE });
    await close();
    await changePrice(stage);
    const form = await openForm(stage, 'edit');
    expect(form.field('Payment offer').value).toBe('120.00');
    expect(form.dialog.queryByText(RESTORED)).toBeNull();
  });
});

describe('a title from the address', () => {
  it('fills in a draft without a title', async () => {
    const stage = await mountForm({ title: 'Hang a mirror' });
    await (await openForm(stage)).enter({ Title: '', Location: 'Portland' });
    await close();
    const form = await openForm(stage);
    expect(form.field('Title').value).toBe('Hang a mirror');
    expect(form.field('Location').value).toBe('Portland');
  });

  it('comes after a draft, and is what discarding leads to', async () => {
    const stage = await mountForm({ title: 'Hang a mirror' });
    await (await openForm(stage)).enter({ Title: 'Mount a TV', Location: 'Portland' });
    await close();
    const form = await openForm(stage);
    expect(form.field('Title').value).toBe('Mount a TV');
    form.dialog.getByText(/Discard them to start with “Hang a mirror”\./);
    await userEvent.click(form.dialog.getByRole('button', { name: 'Discard' }));
    expect(form.field('Title').value).toBe('Hang a mirror');
    expect(form.field('Location').value).toBe('');
  });
});

describe('closing the tab', () => {
  it('asks while the task is being saved', async () => {
    const stage = await mountForm({ faults: [slow(createTask, 1_000)] });
    await submitNew(stage);
    expect(stage.isHeld()).toBe(true);
    await advance(stage, 1_000);
    await waitFor(() => expect(stage.isHeld()).toBe(false));
  });

  it('no longer asks once the form has been closed with a save that hangs', async () => {
    const stage = await mountForm({ faults: [never(createTask)] });
    await submitNew(stage);
    await close();
    expect(stage.isHeld()).toBe(false);
    expect((await openForm(stage)).field('Title').readOnly).toBe(true);
    expect((await formOf(stage)).field('Title').value).toBe(VALID.Title);
  });
});
