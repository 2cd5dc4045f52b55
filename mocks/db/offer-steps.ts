import {
  OFFER_STATES,
  OFFER_TRANSITIONS,
  PAYMENT,
  type OfferRole,
  type OfferTransition,
  type TransitionEffect,
} from '#src/domain/offer-machine.ts';
import type { OfferStatus } from '#src/domain/offer.ts';
import { clientOf, markAsPaid, transitionOffer } from './offers.ts';
import type { OfferRow } from './rows.ts';
import type { World } from './world.ts';

/** A change of an offer's status: a transition that one side makes, or the client's payment. */
export interface OfferStep extends TransitionEffect {
  readonly action: OfferTransition | 'pay';
  readonly by: OfferRole;
}

/** What can happen next to an offer in a status. */
export function stepsFrom(status: OfferStatus): OfferStep[] {
  const { transitions } = OFFER_STATES[status];
  const steps = (['client', 'worker'] as const).flatMap((by) =>
    transitions[by].map((action): OfferStep => ({ action, by, ...OFFER_TRANSITIONS[action] })),
  );
  return status === PAYMENT.from ? [...steps, { action: 'pay', by: 'client', ...PAYMENT }] : steps;
}

/**
 * Every way in which an offer gets from one status to another, the shortest first.
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
 * The shortest way from one status to another.
 *
 * @throws Error when none leads there
 */
export function shortestPath(from: OfferStatus, to: OfferStatus): OfferStep[] {
  const [path] = pathsBetween(from, to);
  if (!path) throw new Error(`An offer that is ${from} never becomes ${to}.`);
  return path;
}

/**
 * Takes a step of an offer, by the rules of the handlers.
 *
 * @param text the chat message; a default text when it is left out
 * @throws Problem 404 without such an offer, 409 when the state of the offer or its task forbids it
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
