import { OFFER_TRANSITIONS, type OfferTransition } from '#src/domain/offer-machine.ts';
import { listMessages } from '#src/contract/messages.ts';
import { getTask } from '#src/contract/tasks.ts';
import type { Bench, Step, Who } from '../bench.ts';
import type { Exchange } from '../client.ts';
import { answerDifferences, fieldDifferences } from '../differences.ts';
import { at, rowsAt, shown } from '../values.ts';

const STAMPS = Object.values(OFFER_TRANSITIONS).map(({ stamp }) => stamp);

/**
 * An offer has its new status, the stamps of all transitions so far, in their order, and no others.
 *
 * @param path where the offer stands in the answer
 */
export function offerHas(
  exchange: Exchange,
  path: string,
  status: string,
  transitions: readonly OfferTransition[],
): string[] {
  const lines = fieldDifferences(exchange, `${path}.status`, status);
  const passed = transitions.map((transition) => OFFER_TRANSITIONS[transition].stamp);
  let before = at(exchange.body, `${path}.created_at`);
  for (const stamp of passed) {
    const place = `${path}.${stamp}`;
    const value = at(exchange.body, place);
    if (typeof value !== 'string') lines.push(`${place}: expected a moment, got ${shown(value)}`);
    else if (Date.parse(value) < Date.parse(String(before))) {
      lines.push(`${place}: expected no earlier than ${String(before)}, got ${value}`);
    } else before = value;
  }
  for (const stamp of STAMPS.filter((name) => !passed.includes(name))) {
    lines.push(...fieldDifferences(exchange, `${path}.${stamp}`, null));
  }
  return lines;
}

/** The newest message of a conversation is of this type, and about this offer. */
export async function chatSays(
  bench: Bench,
  conversation: Step,
  type: string,
  offer: Step,
): Promise<string[]> {
  const id = await bench.id(conversation, 'conversation.id');
  const offerId = await bench.id(offer, 'message.offer.id');
  const exchange = await bench.send(listMessages, { as: 'client', params: { id } });
  return beside(exchange, [
    ...fieldDifferences(exchange, 'messages.0.message_type', type),
    ...fieldDifferences(exchange, 'messages.0.offer.id', offerId),
  ]);
}

/** The task of an offer has moved along. */
export async function taskIs(bench: Bench, task: Step, status: string): Promise<string[]> {
  const id = await bench.id(task, 'task.id');
  const exchange = await bench.send(getTask, { as: 'client', params: { id } });
  return beside(exchange, fieldDifferences(exchange, 'task.status', status));
}

/** What another call shows, as lines that name it. */
export function beside(exchange: Exchange, lines: readonly string[]): string[] {
  const wrong = answerDifferences(exchange);
  const { name } = exchange.endpoint;
  return (wrong.length > 0 ? wrong : lines).map((line) => `${name} says ${line}`);
}

/** A list has the row with this id, or does not have it. */
export function listHas(exchange: Exchange, path: string, id: number, isThere: boolean): string[] {
  if (rowsAt(exchange.body, path).some((row) => at(row, 'id') === id) === isThere) return [];
  return [`${path}: expected ${isThere ? 'the row' : 'no row'} with id ${id}`];
}

/** The id of somebody who signed in. */
export async function userId(bench: Bench, signedIn: Step): Promise<number> {
  return bench.id(signedIn, 'data.user.id');
}

/** A number in the answer to a call made beside the one that is checked. */
export async function numberOf(
  bench: Bench,
  as: Who,
  endpoint: Step['endpoint'],
  path: string,
): Promise<number | null> {
  const value = at((await bench.send(endpoint, { as })).body, path);
  return typeof value === 'number' ? value : null;
}
