import { listConversations } from '#src/contract/messages.ts';
import { MESSAGE_TYPES, type Message } from '#src/domain/message.ts';
import { UNKNOWN } from '#src/domain/primitives.ts';
import type { ShownOfferStatus } from '#src/domain/offer.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { patches, type Fault } from '#mocks/faults/faults.ts';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import { conversations } from '#mocks/scenarios/message-seeds.ts';
import { scenario, type Scenario } from '#mocks/scenarios/scenario.ts';
import { STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import { SHOWN_STATUSES } from '../offers/offer-variants.ts';

/** The texts of a conversation. */
const TEXTS = {
  usual: {
    person: 'Maya Lindqvist',
    title: 'Mow the lawn and trim the hedge',
    message: 'Sounds good, see you on Saturday.',
  },
  longest: {
    person: 'Maximiliane-Alexandrina von Hohenberg-Wittgenstein zu Sayn-Berleburg',
    title: LONGEST.title,
    message: 'W'.repeat(60),
  },
  'right to left': {
    person: 'ليلى حداد',
    title: 'تجميع سرير بطابقين لغرفة الأطفال',
    message: 'مرحبا، هل ما زالت المهمة متاحة؟ يمكنني الحضور يوم السبت في العاشرة صباحا.',
  },
  emoji: { person: 'Zoë 🦊', title: 'Walk the dogs 🐕🐩', message: '👩‍👩‍👧‍👦'.repeat(60) },
} as const;

type TextChoice = keyof typeof TEXTS;
type LatestChoice = Message['message_type'] | 'none';

/** A conversation as a designer can ask for it: the controls of the stories about conversations. */
export interface ConversationVariant {
  readonly unread: number;
  /** The status of the offer; `none` without one. */
  readonly status: ShownOfferStatus | 'none';
  /** The type of the latest message; `none` without one. */
  readonly latest: LatestChoice;
  readonly minutesAgo: number;
  readonly texts: TextChoice;
}

/** What the controls start with. */
export const usualConversation: ConversationVariant = {
  unread: 0,
  status: 'pending',
  latest: 'text',
  minutesAgo: 5,
  texts: 'usual',
};

const category = 'What the server knows';

/** The controls of {@link ConversationVariant}. */
export const conversationControls = {
  unread: {
    description: 'How many messages the viewer has not read.',
    control: { type: 'number', min: 0 },
    table: { category },
  },
  status: {
    description: 'The status of the offer; `unknown` is one that only a newer server has.',
    options: ['none', ...SHOWN_STATUSES],
    control: { type: 'select' },
    table: { category },
  },
  latest: {
    description: 'The type of the latest message; `unknown` is one that only a newer server has.',
    options: ['none', ...MESSAGE_TYPES, UNKNOWN] satisfies LatestChoice[],
    control: { type: 'select' },
    table: { category },
  },
  minutesAgo: {
    description: 'Minutes since the latest message.',
    control: { type: 'number', min: 0 },
    table: { category },
  },
  texts: {
    description: 'The name, the title and the message.',
    options: Object.keys(TEXTS) as TextChoice[],
    control: { type: 'select' },
    table: { category },
  },
} as const;

/** The scenario of a single conversation, with the id 1. */
export function conversationWorld(variant: ConversationVariant): Scenario {
  return conversationsWorld([variant]);
}

/** A scenario with a conversation for each variant, with ids from 1 on. */
export function conversationsWorld(variants: readonly ConversationVariant[]): Scenario {
  return scenario({
    id: 'feature-conversations',
    title: 'Conversations for the stories of a component',
    as: 'client',
    at: paths.messages.to(),
    seed: conversations(variants.length),
    faults: variants.map((variant, index) => answersWithVariant(variant, index + 1)),
  });
}

/** Any combination can be asked for, also one that no history leads to, so the answer is patched. */
function answersWithVariant(
  { unread, status, latest, minutesAgo, texts }: ConversationVariant,
  id: number,
): Fault {
  const { person, title, message } = TEXTS[texts];
  return patches(
    listConversations,
    {
      other_participant: { name: person },
      task: { title },
      unread_count: unread,
      offer_status: status === 'none' ? null : status,
      ...(latest === 'none'
        ? { latest_message: null, last_message_at: null }
        : {
            latest_message: { message_type: latest, message },
            last_message_at: new Date(STORY_NOW - minutesAgo * 60_000).toISOString(),
          }),
    },
    { each: 'conversations', where: { id } },
  );
}

/** Where the rows of these stories lead. */
export const linkTo = (id: number) => ({ to: `${paths.messages.to()}?conversation=${id}` });
