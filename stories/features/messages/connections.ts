import type { Connection } from '#src/domain/connection.ts';
import type { LiveState } from '#src/features/messages/sync/use-live-messages.ts';
import { STORY_NOW } from '#mocks/clock/stepped-clock.ts';

type Checks = Pick<LiveState, 'checkedAt' | 'hasFailed'>;

/** The outcome of the checks for new messages, by the connection that follows from it. */
export const CONNECTIONS: Readonly<Record<Connection, Checks>> = {
  live: { checkedAt: STORY_NOW - 2_000, hasFailed: false },
  offline: { checkedAt: STORY_NOW - 42_000, hasFailed: false },
  error: { checkedAt: STORY_NOW - 12_000, hasFailed: true },
};
