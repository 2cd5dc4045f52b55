import { OFFER_AMOUNT } from '#src/domain/offer-form.ts';
import { TASK_LIMITS } from '#src/domain/task-limits.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { LONGEST } from '../fixtures/longest-texts.ts';
import { people } from '../fixtures/accounts.ts';
import { cancelledAfterAccepted, OFFER_ID, withOthers } from './offer-seeds.ts';
import { scenario, variantsOf } from './scenario.ts';

/** The address of an offer's offersDetailsFull over the list of paid offers, which excludes it. */
const overPaidOffers = (offer: number) => `${paths.offers.to({ offer })}&status=paid`;

export const offersDetailsFull = scenario({
  id: 'offers-details-full',
  title: 'Offer offersDetailsFull, with everything',
  as: 'worker',
  at: paths.offers.to({ offer: OFFER_ID }),
  seed: withOthers('accepted', {
    offer: {
      offer_details:
        "The old bed's already gone, and I put a drop cloth down. I'll be home to help after 4 pm.\n\nThe manual shows two places to put the ladder. We want it on the left, next to the window.",
      terms_and_conditions:
        "Paid within a day once both beds are up and two kids have tested them. If a part's missing, we'll stop and finish another day at no extra cost.",
    },
  }),
});

const detailsOf = variantsOf(offersDetailsFull, 'Offer details');

export const offersDetailsOfOthers = detailsOf(
  'offers-details-of-others',
  'an offer between other people',
  {
    at: overPaidOffers(OFFER_ID),
    seed: withOthers('pending', { offer: { worker_id: people.sparse.id } }),
  },
);
export const offersDetailsMinimal = detailsOf(
  'offers-details-minimal',
  'with as little as there can be',
  {
    seed: withOthers('pending', { offer: { deadline_date: null, offer_details: null } }),
    // The task form rejects both, but a server can have older tasks.
    also: (world) => world.tasks.update(OFFER_ID, { description: '', location: null }),
  },
);
export const offersDetailsLong = detailsOf('offers-details-long', 'everything at its longest', {
  seed: withOthers('pending', {
    task: {
      client_id: people.longName.id,
      title: LONGEST.title,
      description: LONGEST.words.repeat(5),
      location: people.longName.city.repeat(5).slice(0, TASK_LIMITS.location),
      payment_offer: OFFER_AMOUNT.max,
    },
    offer: { offer_details: LONGEST.words, terms_and_conditions: LONGEST.words },
  }),
});
export const offersDetailsPending = detailsOf('offers-details-pending', 'pending', {
  seed: withOthers('pending'),
});
export const offersDetailsAccepted = detailsOf('offers-details-accepted', 'accepted', {
  seed: withOthers('accepted'),
});
export const offersDetailsDeclined = detailsOf('offers-details-declined', 'declined', {
  seed: withOthers('declined'),
});
export const offersDetailsInProgress = detailsOf('offers-details-in-progress', 'in progress', {
  seed: withOthers('in_progress'),
});
export const offersDetailsCompleted = detailsOf('offers-details-completed', 'completed', {
  seed: withOthers('completed'),
});
export const offersDetailsPaid = detailsOf('offers-details-paid', 'paid', {
  seed: withOthers('paid', { reviewedBy: ['client', 'worker'] }),
});
export const offersDetailsCancelled = detailsOf(
  'offers-details-cancelled',
  'cancelled while it was pending',
  {
    seed: withOthers('cancelled'),
  },
);
export const offersDetailsCancelledAfterAccepted = detailsOf(
  'offers-details-cancelled-after-accepted',
  'cancelled after it was accepted',
  {
    seed: cancelledAfterAccepted,
  },
);
export const offersDetailsMissingStamps = detailsOf(
  'offers-details-missing-stamps',
  'completed, but nobody knows when it was accepted',
  {
    seed: withOthers('completed'),
    also: (world) => world.offers.update(OFFER_ID, { accepted_at: null, in_progress_at: null }),
    breaks: {
      'task-follows-offers': 'An offer that was never accepted has not taken its task.',
      'stamps-follow-status': 'An older server kept only the last stamp.',
      'chat-matches-offers': 'The chat has messages for timestamps that the offer lacks.',
    },
  },
);
