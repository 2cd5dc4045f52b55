import { screen, waitFor } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SAVED_MS } from '#src/domain/task-form.ts';
import { settle } from '#stories/stage/settle.ts';
import { renderStage } from '../render-stage.tsx';
import { advance } from '../steps.ts';
import { formOf, postedTasks } from './mount-form.tsx';
import { clientOne } from '#mocks/scenarios/client.ts';
import { ClientScreen } from '#src/screens/client/ClientScreen.tsx';

describe('the form over the client screen', () => {
  it('opens, posts and returns the focus with the keyboard alone', async () => {
    const { stage } = await renderStage(ClientScreen, { scenario: clientOne, at: '/client' });
    // The summary loads 300 ms after the categories.
    await advance(stage, 300);
    screen.getByRole('button', { name: /^Post New Task/ }).focus();
    await userEvent.keyboard('{Enter}');
    const form = await formOf(stage);
    await waitFor(() => expect(document.activeElement).toBe(form.field('Title')));
    await userEvent.keyboard('{Enter}');
    await settle(stage);
    expect(form.field('Title').getAttribute('aria-invalid')).toBe('true');
    await userEvent.keyboard(
      'Mount a TV{Tab}The wall is brick.{Tab}Handyman{Tab}Portland{Tab}65{Tab}03202026{Enter}',
    );
    await settle(stage);
    expect(postedTasks(stage)).toMatchObject([
      { title: 'Mount a TV', task_category_id: 3, payment_offer: 65, deadline: '2026-03-20' },
    ]);
    await advance(stage, SAVED_MS);
    await screen.findByRole('dialog', { name: 'Mount a TV' });
  });
});
