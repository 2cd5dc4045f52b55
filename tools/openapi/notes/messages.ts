import type { NotesOf } from '../note.ts';

const OUTSIDER = 'The viewer is on neither side of the conversation.';

export const messageNotes: NotesOf<'messages'> = {
  'messages.conversations': {
    summary: 'List conversations',
    description: "The viewer's own, the one with the latest message first.",
    as: 'client',
    input: () => ({}),
  },
  'messages.start': {
    summary: 'Start a conversation',
    description:
      "A worker's first message to a task's client. Where the two talk about this task already, the text goes into the conversation that there is.",
    errors: { 403: 'The task is their own.', 404: 'There is no such task.' },
    as: 'sparse',
    input: ({ freshTask }) => ({
      body: { task_id: freshTask, message: 'Hi! I could come by on Saturday morning.' },
    }),
  },
  'messages.unread-count': {
    summary: 'Count unread messages',
    description: 'Made to be asked for often.',
    answer: {
      unread_count: 'Messages to the viewer that were not read yet.',
      last_message_at: 'When the latest of all messages to the viewer was sent.',
    },
    as: 'client',
    input: () => ({}),
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
      'A message of the type `offer` makes an offer to the worker; only the client may send one.',
    errors: {
      403: `${OUTSIDER} Or a worker sends an offer.`,
      409: 'An offer to this worker is still pending or under way, or the task is taken.',
    },
    body: {
      payment_amount: 'In dollars.',
      deadline_date: 'Any day, or none.',
    },
    as: 'worker',
    input: ({ conversation }) => ({
      params: { id: conversation },
      body: { message_type: 'text', message: 'Sounds good, I bring my own tools.' },
    }),
  },
};
