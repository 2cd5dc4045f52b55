import { OFFER_PROCESS, type OfferTransition } from '#src/domain/offer-process.ts';
import { listMessages } from '#src/contract/messages.ts';
import { getTask } from '#src/contract/tasks.ts';
import type { Bench, Step, Who } from '../bench.ts';
import type { Exchange } from '../client.ts';
import { answerDifferences, fieldDifferences } from '../differences.ts';
import { at, rowsAt, formatValue } from '../values.ts';

const STAMPS = Object.values(OFFER_PROCESS).map(({ stamp }) => stamp);

/**
 * Checks that an offer has its new status and the timestamps of its transitions, in order, and no
 * others.
 *
 * @param path the path of the offer in the answer
 */
export function offerHas(
  exchange: Exchange,
  path: string,
  status: string,
  transitions: readonly OfferTransition[],
): string[] {
  const lines = fieldDifferences(exchange, `${path}.status`, status);
  const passed = transitions.map((transition) => OFFER_PROCESS[transition].stamp);
  let before = at(exchange.body, `${path}.created_at`);
  for (const stamp of passed) {
    const place = `${path}.${stamp}`;
    const value = at(exchange.body, place);
    if (typeof value !== 'string')
      lines.push(`${place}: expected a timestamp, got ${formatValue(value)}`);
    else if (Date.parse(value) < Date.parse(String(before))) {
      lines.push(`${place}: expected no earlier than ${String(before)}, got ${value}`);
    } else before = value;
  }
  for (const stamp of STAMPS.filter((name) => !passed.includes(name))) {
    lines.push(...fieldDifferences(exchange, `${path}.${stamp}`, null));
  }
  return lines;
}

/** Checks that the newest message of a conversation has this type and offer. */
export async function chatSays(
  bench: Bench,
  conversation: Step,
  type: string,
  offer: Step,
): Promise<string[]> {
  const id = await bench.id(conversation, 'conversation.id');
  const offerId = await bench.id(offer, 'message.offer.id');
  const exchange = await bench.send(listMessages, { as: 'client', params: { id } });
  return otherCallDifferences(exchange, [
    ...fieldDifferences(exchange, 'messages.0.message_type', type),
    ...fieldDifferences(exchange, 'messages.0.offer.id', offerId),
  ]);
}

/** Checks the status of a task. */
export async function taskIs(bench: Bench, task: Step, status: string): Promise<string[]> {
  const id = await bench.id(task, 'task.id');
  const exchange = await bench.send(getTask, { as: 'client', params: { id } });
  return otherCallDifferences(exchange, fieldDifferences(exchange, 'task.status', status));
}

/** Returns differences of another call, prefixed with its name. */
export function otherCallDifferences(exchange: Exchange, lines: readonly string[]): string[] {
  const wrong = answerDifferences(exchange);
  const { name } = exchange.endpoint;
  return (wrong.length > 0 ? wrong : lines).map((line) => `${name}: ${line}`);
}

/** Checks that a list contains a row, or that it does not. */
export function listHas(
  exchange: Exchange,
  path: string,
  id: number,
  isExpected: boolean,
): string[] {
  if (rowsAt(exchange.body, path).some((row) => at(row, 'id') === id) === isExpected) return [];
  return [`${path}: expected ${isExpected ? 'the row' : 'no row'} with id ${id}`];
}

/** Returns the id of the user who signed in. */
export async function userId(bench: Bench, signedIn: Step): Promise<number> {
  return bench.id(signedIn, 'data.user.id');
}

/** Sends another call and returns the number at a path of its answer, or null. */
export async function numberOf(
  bench: Bench,
  as: Who,
  endpoint: Step['endpoint'],
  path: string,
): Promise<number | null> {
  const value = at((await bench.send(endpoint, { as })).body, path);
  return typeof value === 'number' ? value : null;
}
