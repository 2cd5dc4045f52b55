import * as z from 'zod/mini';
import { Count, maybe, Timestamp } from '#src/domain/primitives.ts';
import { endpoint } from './endpoint.ts';

// A file of its own: the frame of every page needs it, and none of the shapes of a chat.

/** Section 7: how many messages the viewer has not read yet. */
export const unreadCount = endpoint({
  name: 'messages.unread-count',
  method: 'GET',
  path: '/messages/unread-count',
  resource: 'message',
  answer: z.object({
    success: z.boolean(),
    unread_count: Count,
    last_message_at: maybe(Timestamp),
  }),
  fallback: 'Failed to fetch unread count',
});

/** Section 8: what the unread poller says when nobody is signed in. */
export const UNREAD_NEEDS_SESSION = 'User not authenticated';
