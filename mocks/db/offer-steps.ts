import {
  OFFER_PROCESS,
  PAYMENT,
  transitionsFrom,
  type OfferRole,
  type OfferTransition,
  type TransitionEffect,
} from '#src/domain/offer-process.ts';
import type { OfferStatus } from '#src/domain/offer.ts';
import { clientOf, markAsPaid, transitionOffer } from './offers.ts';
import type { OfferRow } from './tables.ts';
import type { World } from './world.ts';

/** A change of an offer's status: a transition by one side, or the client's payment. */
export interface OfferStep extends TransitionEffect {
  readonly action: OfferTransition | 'pay';
  readonly by: OfferRole;
}

/** The steps possible from a status. */
export function stepsFrom(status: OfferStatus): OfferStep[] {
  const steps = (['client', 'worker'] as const).flatMap((by) =>
    transitionsFrom(status, by).map((action): OfferStep => {
      const { to, stamp, message, step } = OFFER_PROCESS[action];
      return { action, by, to, stamp, message, step };
    }),
  );
  return status === PAYMENT.from ? [...steps, { action: 'pay', by: 'client', ...PAYMENT }] : steps;
}

/**
 * All paths from one status to another, shortest first.
 *
 * @example pathsBetween('pending', 'in_progress') // [[accept, start]]
 */
export function pathsBetween(from: OfferStatus, to: OfferStatus): OfferStep[][] {
  if (from === to) return [[]];
  return stepsFrom(from)
    .flatMap((step) => pathsBetween(step.to, to).map((rest) => [step, ...rest]))
    .sort((a, b) => a.length - b.length);
}

/**
 * The shortest path from one status to another.
 *
 * @throws Error when there is none
 */
export function shortestPath(from: OfferStatus, to: OfferStatus): OfferStep[] {
  const [path] = pathsBetween(from, to);
  if (!path) throw new Error(`An offer can't go from ${from} to ${to}.`);
  return path;
}

/**
 * Takes a step of an offer, with the rules of the handlers.
 *
 * @param text the chat message; omitted for the default text
 * @throws Problem 404 for an unknown offer, 409 when the status of the offer or its task does not
 *   allow the step
 */
export function takeStep(
  world: World,
  id: number,
  { action, by }: Pick<OfferStep, 'action' | 'by'>,
  text?: string,
): OfferRow {
  if (action === 'pay') return markAsPaid(world, id, text);
  const offer = world.offers.findOrThrow(id);
  const actor = by === 'worker' ? offer.worker_id : clientOf(world, offer);
  return transitionOffer(world, id, actor, action, text);
}
