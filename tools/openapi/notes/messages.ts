import type { NotesOf } from '../note.ts';

const OUTSIDER = 'The viewer is on neither side of the conversation.';

export const messageNotes: NotesOf<'messages'> = {
  'messages.conversations': {
    summary: 'List conversations',
    description: "The viewer's own, latest message first.",
  },
  'messages.start': {
    summary: 'Start a conversation',
    description:
      "A worker's first message to a task's client. If the two already have a conversation about the task, the text is added to it.",
    errors: { 403: "It's the viewer's own task.", 404: "The task doesn't exist." },
    as: 'sparse',
    input: ({ freshTask }) => ({
      body: { task_id: freshTask, message: 'Hi! I could come by on Saturday morning.' },
    }),
  },
  'messages.unread-count': {
    summary: 'Count unread messages',
    description: 'Meant for polling.',
    answer: {
      unread_count: 'Unread messages to the viewer.',
      last_message_at: 'When the latest message to the viewer was sent.',
    },
  },
  'messages.list': {
    summary: 'Read a conversation',
    description:
      'A page of messages, newest first. Reading the first page marks all of them as read.',
    errors: { 403: OUTSIDER },
    answer: { has_more: 'Whether there are older messages.' },
    as: 'worker',
    input: ({ conversation }) => ({ params: { id: conversation } }),
  },
  'messages.send': {
    summary: 'Send a message or an offer',
    description:
      'A message of type `offer` sends an offer to the worker. Only the client can send one.',
    errors: {
      403: `${OUTSIDER} Or a worker sends an offer.`,
      409: 'This worker already has an open offer, or the task is no longer available.',
    },
    body: {
      payment_amount: 'In dollars.',
      deadline_date: 'Any date, or null.',
    },
    as: 'worker',
    input: ({ conversation }) => ({
      params: { id: conversation },
      body: { message_type: 'text', message: 'Sounds good, I bring my own tools.' },
    }),
  },
};
