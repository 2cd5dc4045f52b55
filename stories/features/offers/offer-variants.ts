import { getOffer, listOffers } from '#src/contract/offers.ts';
import { isReviewable } from '#src/domain/offer-machine.ts';
import { OFFER_AMOUNT } from '#src/domain/offer-form.ts';
import type { OfferRole } from '#src/domain/offer-process.ts';
import { OFFER_STATUSES, type OfferStatus, type ShownOfferStatus } from '#src/domain/offer.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { patches } from '#mocks/faults/faults.ts';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import { oneOffer } from '#mocks/scenarios/offer-seeds.ts';
import { scenario, type Scenario } from '#mocks/scenarios/scenario.ts';

/** Days until the deadline, by choice; null for an offer without one. */
const DEADLINES = { overdue: -2, today: 0, soon: 2, later: 6, none: null } as const;

/** What a newer server answers for a status that this product does not know. */
const NEWER = { status: 'archived' };

type DeadlineChoice = keyof typeof DEADLINES;
type TextChoice = 'usual' | 'longest';

/** An offer as a designer can ask for it: the controls of the stories about offers. */
export interface OfferVariant {
  /** `unknown` represents a status that only a newer server has. */
  readonly status: ShownOfferStatus;
  /** Who is signed in: the offer's worker or its client. */
  readonly seenBy: OfferRole;
  /** In dollars. */
  readonly amount: number;
  readonly deadline: DeadlineChoice;
  /** The title and the details. */
  readonly texts: TextChoice;
  /** Whether both sides have written their review; only of finished work. */
  readonly hasReview: boolean;
}

/** What the controls start with. */
export const usualOffer: OfferVariant = {
  status: 'pending',
  seenBy: 'worker',
  amount: 95,
  deadline: 'later',
  texts: 'usual',
  hasReview: false,
};

/** Every status that a server can answer with, in the order of the lifecycle. */
export const SHOWN_STATUSES: readonly ShownOfferStatus[] = [...OFFER_STATUSES, 'unknown'];

const category = 'What the server knows';

/** The controls of {@link OfferVariant}. */
export const offerControls = {
  status: {
    description: 'The status; `unknown` is one that only a newer server has.',
    options: SHOWN_STATUSES,
    control: { type: 'select' },
    table: { category },
  },
  seenBy: {
    description: 'Who is signed in: the worker or the client of the offer.',
    options: ['worker', 'client'] satisfies OfferRole[],
    control: { type: 'inline-radio' },
    table: { category },
  },
  amount: {
    description: 'The payment in dollars.',
    control: { type: 'number', ...OFFER_AMOUNT },
    table: { category },
  },
  deadline: {
    description: 'When the work is due.',
    options: Object.keys(DEADLINES) as DeadlineChoice[],
    control: { type: 'select' },
    table: { category },
  },
  texts: {
    description: 'The length of the title and the details.',
    options: ['usual', 'longest'] satisfies TextChoice[],
    control: { type: 'inline-radio' },
    table: { category },
  },
  hasReview: {
    description: 'Whether both sides have written their review. Counts for finished work only.',
    control: { type: 'boolean' },
    table: { category },
  },
} as const;

/** The scenario of a single offer, with the id 1: `parameters: { feature: offerWorld }`. */
export function offerWorld(variant: OfferVariant): Scenario {
  const world = offersWorld([variant]);
  if (variant.status !== 'unknown') return world;
  return { ...world, faults: [...(world.faults ?? []), patches(getOffer, { offer: NEWER })] };
}

/**
 * A scenario with an offer for each variant, with ids from 1 on. The first variant says who is signed
 * in.
 */
export function offersWorld(variants: readonly OfferVariant[]): Scenario {
  return scenario({
    id: 'feature-offers',
    title: 'Offers for the stories of a component',
    as: variants[0]?.seenBy,
    at: paths.offers.to(),
    seed: (world) => {
      for (const [index, variant] of variants.entries()) seedOf(variant, index + 1)(world);
    },
    faults: variants.flatMap(({ status }, index) =>
      status === 'unknown'
        ? [
            patches(
              listOffers,
              { status: 'archived' },
              { each: 'offers', where: { id: index + 1 } },
            ),
          ]
        : [],
    ),
  });
}

function seedOf({ status, amount, deadline, texts, hasReview }: OfferVariant, id: number) {
  const known: OfferStatus = status === 'unknown' ? 'completed' : status;
  const due = DEADLINES[deadline];
  return oneOffer(known, {
    task: {
      id,
      payment_offer: amount,
      due: due ?? undefined,
      ...(texts === 'longest' && { title: LONGEST.title }),
    },
    offer: {
      id,
      task_id: id,
      ...(due === null && { deadline_date: null }),
      ...(texts === 'longest' && { offer_details: LONGEST.words }),
    },
    reviewedBy: hasReview && isReviewable(known) ? ['client', 'worker'] : [],
  });
}
