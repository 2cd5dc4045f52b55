import { screen } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SAVED_MS } from '#src/domain/task-form.ts';
import { settle } from '#stories/stage/settle.ts';
import { advance, mountForm, openForm, postedTasks, waitForClose } from './mount-form.tsx';

const POSTED = 'Task posted successfully!';

describe('posting a task', () => {
  it('works with the keyboard alone', async () => {
    const stage = await mountForm();
    const form = await openForm(stage);
    expect(document.activeElement).toBe(form.field('Title'));
    await userEvent.keyboard('Mount a TV{Tab}The wall is brick.{Tab}Handyman{Tab}Portland{Tab}65');
    await form.enter({ Deadline: '2026-03-20' });
    await userEvent.keyboard('{Enter}');
    await settle(stage);
    await screen.findByRole('heading', { name: POSTED });
    expect(postedTasks(stage)).toMatchObject([
      { title: 'Mount a TV', task_category_id: 3, location: 'Portland', payment_offer: 65 },
    ]);
    await advance(stage, SAVED_MS);
    await waitForClose();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New' }));
  });
});
