import { screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { createReview } from '#src/contract/reviews.ts';
import type { Review } from '#src/domain/review.ts';
import { fails, never, slow } from '#mocks/faults/faults.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { button, waitForClose, waitForFocus } from '../steps.ts';
import { mountDialogs, OFFER } from './mount-dialogs.tsx';

async function openWriting() {
  await userEvent.click(button('Write Review'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write a review' }));
  return {
    dialog,
    star: (rating: number) => dialog.getByRole('radio', { name: new RegExp(`^${rating} of 5`) }),
    text: dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your review/ }),
    submit: dialog.getByRole('button', { name: 'Submit review' }),
  };
}

type Form = Awaited<ReturnType<typeof openWriting>>;

const written = ({ server }: Stage) => server.world.reviews.by('task_offer_id', OFFER);

async function fill(form: Form, rating: number, text: string) {
  await userEvent.click(form.star(rating));
  await userEvent.click(form.text);
  await userEvent.paste(text);
}

it('saves the rating and the text, confirms, and updates the lists', async () => {
  const onSubmitted = vi.fn<(submitted: { review: Review }) => void>();
  const { stage } = await mountDialogs({ onSubmitted });
  screen.getByRole('heading', { name: '1 pending' });
  const form = await openWriting();
  await fill(form, 4, '  On time.\nGladly again.  ');
  await userEvent.click(form.submit);
  await waitForClose();
  expect(written(stage)).toMatchObject([
    {
      reviewer_id: people.client.id,
      reviewed_user_id: people.worker.id,
      rating: 4,
      review_text: 'On time.\nGladly again.',
    },
  ]);
  screen.getByText('Review submitted successfully!');
  expect(onSubmitted).toHaveBeenCalledOnce();
  expect(onSubmitted.mock.lastCall?.[0].review).toMatchObject({ task_offer_id: OFFER, rating: 4 });
  await screen.findByRole('heading', { name: '0 pending' });
  await waitForFocus(() => button('Write Review'));
});

it('works with the keyboard alone: a digit, an arrow, text, Ctrl+Enter', async () => {
  const { stage } = await mountDialogs();
  const form = await openWriting();
  await waitForFocus(() => form.star(1));
  await userEvent.keyboard('4{ArrowRight}');
  form.dialog.getByText('Excellent');
  await userEvent.tab();
  await userEvent.keyboard('Quick.{Enter}And tidy.{Control>}{Enter}{/Control}');
  await waitForClose();
  expect(written(stage)).toMatchObject([{ rating: 5, review_text: 'Quick.\nAnd tidy.' }]);
});

it('is read-only while the request is in flight', async () => {
  const { stage } = await mountDialogs({}, ({ server }) => server.addFault(never(createReview)));
  const form = await openWriting();
  await fill(form, 3, 'Good.');
  await userEvent.click(form.submit);
  await waitFor(() => expect(form.submit.getAttribute('aria-busy')).toBe('true'));
  await userEvent.click(form.star(5));
  await userEvent.type(form.text, 'More');
  await settle(stage);
  expect(form.star(3)).toHaveProperty('checked', true);
  expect(form.text.value).toBe('Good.');
});

it('closes after success even if it was closed and reopened while sending', async () => {
  const { stage } = await mountDialogs({}, ({ server }) =>
    server.addFault(slow(createReview, 1_000)),
  );
  const form = await openWriting();
  await fill(form, 3, 'Good.');
  await userEvent.click(form.submit);
  await userEvent.keyboard('{Escape}');
  await waitForClose();
  const again = await openWriting();
  expect(again.submit.getAttribute('aria-busy')).toBe('true');
  // The request is at the server, whose delay starts only then.
  await settle(stage);
  stage.clock.advance(1_000);
  await waitForClose();
  expect(written(stage)).toHaveLength(1);
});

it('shows a server error on its field', async () => {
  const errors = { review_text: ['Please be kind.'] };
  await mountDialogs({}, ({ server }) =>
    server.addFault(fails(createReview, 422, { message: 'Check your input.', errors })),
  );
  const form = await openWriting();
  await fill(form, 1, 'Never again.');
  await userEvent.click(form.submit);
  await form.dialog.findByText('Please be kind.');
  expect(form.text.getAttribute('aria-invalid')).toBe('true');
  await waitForFocus(() => form.text);
  expect(form.dialog.queryByText('Check your input.')).toBeNull();
  await userEvent.type(form.text, ' Sorry.');
  await waitFor(() => expect(form.dialog.queryByText('Please be kind.')).toBeNull());
});

it('updates the lists when the review already exists', async () => {
  const { stage } = await mountDialogs();
  const form = await openWriting();
  await fill(form, 3, 'Good.');
  await stage.as('client').call(createReview, { body: { task_offer_id: OFFER, rating: 2 } });
  await userEvent.click(form.submit);
  await form.dialog.findByText('You have already reviewed this offer.');
  await screen.findByRole('heading', { name: '0 pending', hidden: true });
  expect(form.text.value).toBe('Good.');
  expect(written(stage)).toHaveLength(1);
});

it('restores a draft when it is reopened', async () => {
  const { stage } = await mountDialogs();
  const first = await openWriting();
  await fill(first, 4, 'On time, ');
  await userEvent.keyboard('{Escape}');
  await waitForClose();
  const second = await openWriting();
  expect(second.text.value).toBe('On time, ');
  second.dialog.getByText('Very Good');
  await waitForFocus(() => second.star(4));
  await userEvent.type(second.text, 'careful.');
  await userEvent.click(second.submit);
  await waitForClose();
  expect(written(stage)).toMatchObject([{ rating: 4, review_text: 'On time, careful.' }]);
  const third = await openWriting();
  expect(third.text.value, 'a submitted review leaves no draft').toBe('');
});
