import { unreadCount } from '#src/contract/messages.ts';
import { unreadMessages } from '../db/dashboards.ts';
import { mock } from '../mock.ts';

export const messageRoutes = [
  mock(unreadCount, ({ viewer, world }) => {
    const received = world.messages.by('recipient_id', viewer.id);
    const stamps = received.map((message) => message.created_at).sort();
    return {
      success: true,
      unread_count: unreadMessages(world, viewer.id),
      last_message_at: stamps.at(-1) ?? null,
    };
  }),
];
