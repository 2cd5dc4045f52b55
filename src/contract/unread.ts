import * as z from 'zod/mini';
import { Count, maybe, Timestamp } from '#src/domain/primitives.ts';
import { endpoint } from './endpoint.ts';

// A separate file, so the layout's bundle does not include the chat schemas.

/** Count unread messages. Meant for polling. */
export const unreadCount = endpoint('GET /messages/unread-count', {
  name: 'messages.unread-count',
  resource: 'message',
  answer: z.object({
    success: z.boolean(),
    unread_count: Count,
    last_message_at: maybe(Timestamp),
  }),
  fallback: 'Failed to fetch unread count',
});

/** product.md §8: the unread poller's error for a signed-out visitor. */
export const UNREAD_NEEDS_SESSION = 'User not authenticated';
