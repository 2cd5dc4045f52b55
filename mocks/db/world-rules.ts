import { isLive, isReviewable } from '#src/domain/offer-machine.ts';
import { type OfferRole, type OfferStamp } from '#src/domain/offer-process.ts';
import { formatMoney } from '#src/domain/money.ts';
import { OfferForm } from '#src/domain/offer-form.ts';
import { OFFER_STATUSES, type OfferStatus } from '#src/domain/offer.ts';
import { TASK_LIMITS } from '#src/domain/task-limits.ts';
import { taskStatusAfter } from '#src/domain/task-machine.ts';
import { clientOf } from './offers.ts';
import { pathsBetween, stepsFrom } from './offer-steps.ts';
import { takenOffer } from './wire.ts';
import { referencesOf, TABLE_NAMES, TABLES, type MessageRow, type OfferRow } from './tables.ts';
import type { World } from './world.ts';

const STAMPS = [
  'accepted_at',
  'in_progress_at',
  'completed_at',
  'paid_at',
  'declined_at',
  'cancelled_at',
] as const satisfies readonly OfferStamp[];

const isBefore = (a: string, b: string) => Date.parse(a) < Date.parse(b);

/**
 * The invariants of every world, by name. Each rule yields its violations. A world that only the
 * handlers have changed cannot break a rule.
 */
const RULES = {
  /** The other rules rely on this one. */
  *'ids-resolve'(world: World) {
    for (const name of TABLE_NAMES) {
      for (const [column, target] of referencesOf(name)) {
        for (const row of world.table(name).all()) {
          const id: unknown = Reflect.get(row, column);
          if (typeof id === 'number' && !world.table(target).find(id))
            yield `${TABLES[name].row} ${row.id} has no ${TABLES[target].row} in ${column}`;
        }
      }
    }
    for (const { id, task_id, client_id } of world.conversations.all()) {
      if (world.tasks.find(task_id)?.client_id !== client_id)
        yield `conversation ${id} is not with the client of its task`;
    }
  },

  *'task-follows-offers'(world: World) {
    for (const task of world.tasks.all()) {
      const taken = takenOffer(world, task.id);
      const status =
        taken && taskStatusAfter(taken.status === 'paid' ? 'completed' : taken.status, false);
      const isFree = ['available', 'cancelled', 'inactive'].includes(task.status);
      if (taken ? status !== task.status : !isFree)
        yield `task ${task.id} is ${task.status}, its taken offer ${taken?.status}`;
    }
  },

  *'one-offer-at-a-time'(world: World) {
    for (const { id, client_id, status, deleted_at } of world.tasks.all()) {
      const offers = world.offers.by('task_id', id);
      const taken = offers.filter((offer) => offer.accepted_at != null && !offer.cancelled_at);
      if (taken.length > 1) yield `task ${id} was taken twice`;
      const live = offers.filter((offer) => isLive(offer.status));
      if (live.length > 0 && (status === 'cancelled' || deleted_at != null))
        yield `task ${id} is over but has a live offer`;
      const workers = new Set(live.map((offer) => offer.worker_id));
      if (workers.size < live.length) yield `task ${id} has two live offers to one worker`;
      if (offers.some(({ worker_id }) => worker_id === client_id))
        yield `task ${id} has an offer to its own client`;
    }
  },

  *'stamps-follow-status'(world: World) {
    for (const offer of world.offers.all()) {
      const stamps = STAMPS.filter((stamp) => offer[stamp] != null).join();
      if (!HISTORIES.get(offer.status)?.has(stamps))
        yield `offer ${offer.id} is ${offer.status} with ${stamps || 'no stamp'}`;
    }
  },

  *'timestamps-ascend'(world: World) {
    for (const offer of world.offers.all()) {
      const { created_at } = world.tasks.findOrThrow(offer.task_id);
      const life = [created_at, offer.created_at, ...STAMPS.flatMap((stamp) => offer[stamp] ?? [])];
      if (isUnordered(life)) yield `offer ${offer.id} has unordered timestamps`;
      if (offer.updated_at !== life.at(-1))
        yield `offer ${offer.id} has an updated_at that is not its last timestamp`;
    }
    for (const { id } of world.conversations.all()) {
      const messages = world.messages.by('conversation_id', id);
      if (isUnordered(messages.map(({ created_at }) => created_at)))
        yield `conversation ${id} has unordered messages`;
      for (const message of messages) {
        if (message.read_at !== null && isBefore(message.read_at, message.created_at))
          yield `message ${message.id} was read before it was sent`;
      }
    }
  },

  *'messages-between-sides'(world: World) {
    for (const message of world.messages.all()) {
      const conversation = world.conversations.findOrThrow(message.conversation_id);
      const sides = [message.sender_id, message.recipient_id];
      if (
        sides[0] === sides[1] ||
        sides.some((id) => id !== conversation.client_id && id !== conversation.worker_id)
      )
        yield `message ${message.id} is not between the participants`;
      const offer = message.offer_id === null ? undefined : world.offers.find(message.offer_id);
      if (
        offer &&
        (offer.task_id !== conversation.task_id || offer.worker_id !== conversation.worker_id)
      )
        yield `message ${message.id} is about an offer of another conversation`;
    }
  },

  *'chat-matches-offers'(world: World) {
    const messagesByOffer = Map.groupBy(world.messages.all(), ({ offer_id }) => offer_id);
    for (const offer of world.offers.all()) {
      const messages = messagesByOffer.get(offer.id) ?? [];
      for (const [type, { stamp, by }] of OFFER_MESSAGES) {
        // Booking creates and accepts an offer at once, and only posts the acceptance.
        if (stamp === 'created_at' && offer.created_at === offer.accepted_at) continue;
        const found = messages.filter((message) => message.message_type === type);
        if (!hasMessage(world, offer, offer[stamp] ?? null, by, found))
          yield `offer ${offer.id} has ${found.length} messages "${type}", its ${stamp} is ${offer[stamp]}`;
      }
    }
  },

  *'reviews-follow-completion'(world: World) {
    for (const review of world.reviews.all()) {
      const offer = world.offers.findOrThrow(review.task_offer_id);
      const sides = [clientOf(world, offer), offer.worker_id];
      const { id, reviewer_id, reviewed_user_id } = review;
      if (!isReviewable(offer.status)) yield `review ${id} is of an offer that is ${offer.status}`;
      if (offer.completed_at != null && isBefore(review.created_at, offer.completed_at))
        yield `review ${id} was written before the work was completed`;
      if (
        reviewer_id === reviewed_user_id ||
        !sides.includes(reviewer_id) ||
        !sides.includes(reviewed_user_id)
      )
        yield `review ${id} is not between the sides of its offer`;
      const own = world.reviews.by('task_offer_id', offer.id);
      if (own.some((other) => other.id < id && other.reviewer_id === reviewer_id))
        yield `review ${id} is a duplicate`;
    }
  },

  *'within-limits'(world: World) {
    for (const { id, payment_amount } of world.offers.all()) {
      if (!OfferForm.shape.payment_amount.safeParse(payment_amount).success)
        yield `offer ${id} is of ${formatMoney(payment_amount)}`;
    }
    const { payment, ...lengths } = TASK_LIMITS;
    for (const task of world.tasks.all()) {
      if (task.payment_offer < payment.min || task.payment_offer > payment.max)
        yield `task ${task.id} pays ${formatMoney(task.payment_offer)}`;
      for (const [column, most] of Object.entries(lengths) as [keyof typeof lengths, number][]) {
        if ((task[column]?.length ?? 0) > most) yield `task ${task.id} has a long ${column}`;
      }
    }
  },

  *'inquiries-counted'(world: World) {
    for (const { id, inquiries } of world.tasks.all()) {
      const asked = world.conversations.by('task_id', id).filter((conversation) => {
        const [first] = world.messages.by('conversation_id', conversation.id);
        return first?.message_type === 'text' && first.sender_id === conversation.worker_id;
      });
      if (asked.length !== inquiries)
        yield `task ${id} has ${inquiries} inquiries, but ${asked.length} workers have asked`;
    }
  },
} satisfies Record<string, (world: World) => Generator<string, void>>;

/** The name of a rule. */
export type WorldRule = keyof typeof RULES;

/** The sets of timestamps that an offer in each status can have, from all paths to it. */
const HISTORIES: ReadonlyMap<OfferStatus, ReadonlySet<string>> = new Map(
  OFFER_STATUSES.map((status) => {
    const histories = pathsBetween('pending', status).map((path) =>
      STAMPS.filter((stamp) => path.some((step) => step.stamp === stamp)).join(),
    );
    return [status, new Set(histories)];
  }),
);

/** The types of messages about an offer: the matching timestamp of the offer, and the sender. */
const OFFER_MESSAGES = new Map<
  MessageRow['message_type'],
  { readonly stamp: OfferStamp | 'created_at'; readonly by: OfferRole }
>([
  ['offer', { stamp: 'created_at', by: 'client' }],
  ...OFFER_STATUSES.flatMap(stepsFrom).flatMap(({ message, stamp, by }) =>
    message ? [[message, { stamp, by }] as const] : [],
  ),
]);

/** Whether there is exactly one message, sent at a time by a side; none when the time is null. */
function hasMessage(
  world: World,
  offer: OfferRow,
  at: string | null,
  by: OfferRole,
  messages: readonly MessageRow[],
): boolean {
  const [message] = messages;
  if (at === null || messages.length !== 1 || !message) return at === null && messages.length === 0;
  const sender = by === 'client' ? clientOf(world, offer) : offer.worker_id;
  return message.created_at === at && message.sender_id === sender;
}

function isUnordered(moments: readonly string[]): boolean {
  return moments.some((at, index) => isBefore(at, moments[index - 1] ?? at));
}

/**
 * Every violation of every rule, as text that begins with the name of the rule. While ids refer to missing
 * rows, only those are listed: the other rules can't be checked then.
 */
export function violationsOf(world: World): string[] {
  const { 'ids-resolve': first, ...others } = RULES;
  const unresolved = [...first(world)].map((text) => `ids-resolve: ${text}`);
  if (unresolved.length > 0) return unresolved;
  return Object.entries(others).flatMap(([name, rule]) =>
    [...rule(world)].map((text) => `${name}: ${text}`),
  );
}

/** Rules that a world breaks on purpose, with the reasons. */
export type RuleExceptions = Readonly<Partial<Record<WorldRule, string>>>;

/**
 * Checks the rules of a world. Every exception must be needed.
 *
 * @returns one message per broken rule and per unused exception
 */
export function brokenRules(world: World, exceptions: RuleExceptions = {}): string[] {
  return (Object.keys(RULES) as WorldRule[]).flatMap((name) => {
    const [first] = RULES[name](world);
    if (name in exceptions) return first ? [] : [`${name}: unused exception`];
    return first ? [`${name}: ${first}`] : [];
  });
}
