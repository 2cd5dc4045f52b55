import { screen, userEvent, waitFor, within } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { getOffer } from '#src/contract/offers.ts';
import { createReview } from '#src/contract/reviews.ts';
import type { Review } from '#src/domain/review.ts';
import { fails, losesAnswer, never, offline, once, patches, slow } from '#mocks/faults/faults.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { mountDialogs, OFFER } from './mount-dialogs.tsx';
import { reviewsCopy } from '#src/features/review/copy.ts';

const TITLE = 'Write a review';

type Form = Awaited<ReturnType<typeof openWriting>>;

async function openWriting() {
  await userEvent.click(screen.getByRole('button', { name: 'Write Review' }));
  const dialog = await screen.findByRole('dialog', { name: TITLE });
  return {
    dialog,
    star: (rating: number) =>
      within(dialog).getByRole('radio', { name: new RegExp(`^${rating} of 5`) }),
    text: within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: /^Your review/ }),
    submit: within(dialog).getByRole('button', { name: 'Submit review' }),
  };
}

const waitForClose = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const sent = ({ server }: Stage) => server.seen.filter(({ call }) => call === createReview.name);
const written = ({ server }: Stage) => server.world.reviews.by('task_offer_id', OFFER);

async function fill(form: Form, rating: number, text: string) {
  await userEvent.click(form.star(rating));
  await userEvent.click(form.text);
  await userEvent.paste(text);
}

/** Waits until the request is at the server, whose delay starts only then. */
const arrived = (stage: Stage) => settle(stage);

describe('writing a review', () => {
  it('saves the rating and the text, confirms, and updates the lists', async () => {
    const onSubmitted = vi.fn<(submitted: { review: Review }) => void>();
    const { stage } = await mountDialogs({ onSubmitted });
    await screen.findByRole('heading', { name: '1 pending' });
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
    expect(onSubmitted.mock.lastCall?.[0].review).toMatchObject({
      task_offer_id: OFFER,
      rating: 4,
    });
    await screen.findByRole('heading', { name: '0 pending' });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Write Review' })).toBe(document.activeElement),
    );
  });

  it('omits a text that is only whitespace', async () => {
    const { stage } = await mountDialogs();
    const form = await openWriting();
    await fill(form, 2, '   ');
    await userEvent.click(form.submit);
    await waitForClose();
    expect(written(stage)).toMatchObject([{ rating: 2, review_text: null }]);
  });

  it('works with the keyboard alone: a digit, an arrow, text, Ctrl+Enter', async () => {
    const { stage } = await mountDialogs();
    const form = await openWriting();
    await waitFor(() => expect(form.star(1)).toBe(document.activeElement));
    await userEvent.keyboard('4{ArrowRight}');
    within(form.dialog).getByText('Excellent');
    await userEvent.tab();
    await userEvent.keyboard('Quick.{Enter}And tidy.{Control>}{Enter}{/Control}');
    await waitForClose();
    expect(written(stage)).toMatchObject([{ rating: 5, review_text: 'Quick.\nAnd tidy.' }]);
  });

  it('sends one request, no matter how often it is submitted', async () => {
    const { stage } = await mountDialogs({}, ({ server }) =>
      server.addFault(slow(createReview, 1_000)),
    );
    const form = await openWriting();
    await userEvent.click(form.star(3));
    await userEvent.dblClick(form.submit);
    await userEvent.click(form.text);
    await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}');
    await settle(stage);
    expect(sent(stage)).toHaveLength(1);
    await arrived(stage);
    stage.clock.advance(1_000);
    await waitForClose();
    expect(written(stage)).toHaveLength(1);
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

  it('can be closed while the request is in flight, which then succeeds', async () => {
    const { stage } = await mountDialogs({}, ({ server }) =>
      server.addFault(slow(createReview, 1_000)),
    );
    const form = await openWriting();
    await fill(form, 3, 'Good.');
    await userEvent.click(form.submit);
    await userEvent.keyboard('{Escape}');
    await waitForClose();
    await arrived(stage);
    stage.clock.advance(1_000);
    await screen.findByText('Review submitted successfully!');
    expect(written(stage)).toHaveLength(1);
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
    await arrived(stage);
    stage.clock.advance(1_000);
    await waitForClose();
    expect(written(stage)).toHaveLength(1);
  });

  it('can be closed while the request is in flight, which then fails', async () => {
    const { stage } = await mountDialogs({}, ({ server }) => {
      server.addFault(once(slow(createReview, 1_000)));
      server.addFault(once(fails(createReview, 500)));
    });
    const form = await openWriting();
    await fill(form, 3, 'Good.');
    await userEvent.click(form.submit);
    await userEvent.keyboard('{Escape}');
    await waitForClose();
    await arrived(stage);
    stage.clock.advance(1_000);
    await screen.findByText(reviewsCopy.write.failedLater);
    const again = await openWriting();
    expect(again.text.value).toBe('Good.');
    await userEvent.click(again.submit);
    await waitForClose();
    expect(written(stage)).toHaveLength(1);
  });

  it.each([
    ['was lost', losesAnswer(createReview)],
    ['is malformed', patches(createReview, { data: { rating: 'three' } })],
  ])('counts although the answer %s, and is sent once', async (_, fault) => {
    const { stage } = await mountDialogs({}, ({ server }) => server.addFault(once(fault)));
    const form = await openWriting();
    await fill(form, 3, 'Good.');
    await userEvent.click(form.submit);
    await screen.findByText('Review submitted successfully!');
    expect(sent(stage)).toHaveLength(1);
    expect(written(stage)).toHaveLength(1);
  });

  it('is not sent twice while nobody knows whether it was submitted', async () => {
    const { stage } = await mountDialogs({}, ({ server }) => {
      server.addFault(once(losesAnswer(createReview)));
      server.addFault(once(offline(getOffer)));
    });
    const form = await openWriting();
    await fill(form, 3, 'Good.');
    await userEvent.click(form.submit);
    await within(form.dialog).findByText(/We're not sure it was submitted/);
    await userEvent.click(form.submit);
    await screen.findByText('Review submitted successfully!');
    expect(sent(stage)).toHaveLength(1);
    expect(written(stage)).toHaveLength(1);
  });
});

describe('a review without a rating', () => {
  it.each([
    ['a click', ({ submit }) => userEvent.click(submit)],
    [
      'Ctrl+Enter in the text',
      async ({ text }) => {
        await userEvent.click(text);
        await userEvent.keyboard('{Control>}{Enter}{/Control}');
      },
    ],
  ] satisfies [string, (form: Form) => Promise<unknown>][])('is rejected on %s', async (_, act) => {
    const { stage } = await mountDialogs();
    const form = await openWriting();
    await waitFor(() => expect(form.star(1)).toBe(document.activeElement));
    expect(form.submit.getAttribute('aria-disabled')).toBe('true');
    await act(form);
    await within(form.dialog).findByText('Please select a rating');
    await waitFor(() => expect(form.star(1)).toBe(document.activeElement));
    await userEvent.keyboard('3');
    await waitFor(() =>
      expect(within(form.dialog).queryByText('Please select a rating')).toBeNull(),
    );
    expect(form.submit.getAttribute('aria-disabled')).not.toBe('true');
    await settle(stage);
    expect(sent(stage)).toEqual([]);
  });
});

describe('a long text', () => {
  it('is accepted at 1000 characters', async () => {
    const { stage } = await mountDialogs();
    const form = await openWriting();
    await fill(form, 5, 'x'.repeat(1_000));
    await userEvent.click(form.submit);
    await waitForClose();
    expect(written(stage)[0]?.review_text).toHaveLength(1_000);
  });

  it('is rejected at 1001 characters, and kept in full', async () => {
    const { stage } = await mountDialogs();
    const form = await openWriting();
    await fill(form, 5, 'x'.repeat(1_001));
    await userEvent.click(form.submit);
    await within(form.dialog).findByText('Review must be at most 1000 characters');
    expect(form.text.value).toHaveLength(1_001);
    await settle(stage);
    expect(sent(stage)).toEqual([]);
    await userEvent.keyboard('{Backspace}');
    await userEvent.click(form.submit);
    await waitForClose();
    expect(written(stage)[0]?.review_text).toHaveLength(1_000);
  });
});

describe('a failed submission', () => {
  it('keeps the form, and succeeds on retry', async () => {
    const { stage } = await mountDialogs({}, ({ server }) =>
      server.addFault(once(fails(createReview, 500))),
    );
    const form = await openWriting();
    await fill(form, 3, 'Good.');
    await userEvent.click(form.submit);
    const alert = await within(form.dialog).findByRole('alert');
    expect(alert.textContent).toContain('Failed to submit review');
    expect(alert.textContent).toContain('HTTP 500');
    expect(form.star(3)).toHaveProperty('checked', true);
    expect(form.text.value).toBe('Good.');
    expect(written(stage)).toEqual([]);
    await userEvent.click(form.submit);
    await waitForClose();
    expect(written(stage)).toMatchObject([{ rating: 3, review_text: 'Good.' }]);
  });

  it('shows an error when the server is unreachable', async () => {
    await mountDialogs({}, ({ server }) => server.addFault(offline(createReview)));
    const form = await openWriting();
    await fill(form, 3, 'Good.');
    await userEvent.click(form.submit);
    const alert = await within(form.dialog).findByRole('alert');
    expect(alert.textContent).toContain('Failed to submit review');
    expect(form.text.value).toBe('Good.');
  });

  it('shows a server error on its field', async () => {
    await mountDialogs({}, ({ server }) =>
      server.addFault(
        fails(createReview, 422, {
          message: 'Check your input and try again.',
          errors: { review_text: ['Please be kind.'] },
        }),
      ),
    );
    const form = await openWriting();
    await fill(form, 1, 'Never again.');
    await userEvent.click(form.submit);
    await within(form.dialog).findByText('Please be kind.');
    expect(form.text.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(form.text).toBe(document.activeElement));
    expect(within(form.dialog).queryByText('Check your input and try again.')).toBeNull();
    await userEvent.type(form.text, ' Sorry.');
    await waitFor(() => expect(within(form.dialog).queryByText('Please be kind.')).toBeNull());
  });

  it('updates the lists when the review already exists', async () => {
    const { stage } = await mountDialogs();
    await screen.findByRole('heading', { name: '1 pending' });
    const form = await openWriting();
    await fill(form, 3, 'Good.');
    await stage.as('client').call(createReview, { body: { task_offer_id: OFFER, rating: 2 } });
    await userEvent.click(form.submit);
    await within(form.dialog).findByText('You have already reviewed this offer.');
    await screen.findByRole('heading', { name: '0 pending', hidden: true });
    expect(form.text.value).toBe('Good.');
    expect(written(stage)).toHaveLength(1);
  });
});

describe('a draft', () => {
  it('is restored when the dialog is reopened', async () => {
    const { stage } = await mountDialogs();
    const first = await openWriting();
    await fill(first, 4, 'On time, ');
    await userEvent.keyboard('{Escape}');
    await waitForClose();
    const second = await openWriting();
    expect(second.text.value).toBe('On time, ');
    within(second.dialog).getByText('Very Good');
    await waitFor(() => expect(second.star(4)).toBe(document.activeElement));
    await userEvent.type(second.text, 'careful.');
    await userEvent.click(second.submit);
    await waitForClose();
    expect(written(stage)).toMatchObject([{ rating: 4, review_text: 'On time, careful.' }]);
    const third = await openWriting();
    expect(third.text.value, 'a submitted review leaves no draft').toBe('');
  });
});
