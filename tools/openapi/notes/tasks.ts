import { dayAfter } from '#src/domain/dates.ts';
import { STORY_NOW } from '#mocks/stepped-clock.ts';
import type { NotesOf } from '../note.ts';

const NOT_OWN = 'Somebody else posted the task.';
const whole = 'All of them, unless a page is asked for.';

const taskBody = {
  task_category_id: 4,
  title: 'Set up a new router',
  description: 'Fibre is connected. Wi-Fi should reach the back room.',
  location: '18 Alder Street',
  payment_offer: 45,
  deadline: dayAfter(STORY_NOW, 9),
};

export const taskNotes: NotesOf<'tasks'> = {
  'tasks.list': {
    summary: 'List available tasks',
    description:
      "Tasks of others that can still be taken: neither the viewer's own nor those past their deadline.",
    as: 'worker',
    input: () => ({ query: { per_page: 1, sort_by: 'created_at', sort_order: 'desc' } }),
  },
  'tasks.create': {
    summary: 'Post a task',
    as: 'client',
    input: () => ({ body: taskBody }),
  },
  'tasks.mine': {
    summary: 'List posted tasks',
    description: `The tasks that the viewer has posted. ${whole}`,
    as: 'client',
    input: () => ({ query: { status: 'booked' } }),
  },
  'tasks.assigned': {
    summary: 'List assigned tasks',
    description: `The tasks that the viewer works on or has worked on. ${whole}`,
    as: 'worker',
    input: () => ({ query: { status: 'in_progress' } }),
  },
  'tasks.categories': {
    summary: 'List categories of work',
    description:
      'A server may nest the list in any of these ways; `categories` is the one to choose.',
    as: null,
    input: () => ({}),
  },
  'tasks.get': {
    summary: 'Get a task',
    description: 'A look by somebody else than its client counts as a view.',
    as: 'worker',
    input: ({ openTask }) => ({ params: { id: openTask } }),
  },
  'tasks.update': {
    summary: 'Change a task',
    errors: { 403: NOT_OWN, 409: 'The task is completed or cancelled.' },
    as: 'client',
    input: ({ freshTask }) => ({ params: { id: freshTask }, body: taskBody }),
  },
  'tasks.delete': {
    summary: 'Delete a task',
    description: 'Its open offers are cancelled.',
    errors: { 403: NOT_OWN, 409: 'Somebody works on the task, or it is booked.' },
    as: 'client',
    input: ({ freshTask }) => ({ params: { id: freshTask } }),
  },
  'tasks.cancel': {
    summary: 'Cancel a task',
    description: 'Calls it off before the work has begun; its open offers are cancelled.',
    errors: { 403: NOT_OWN, 409: 'The task is in progress, completed or cancelled.' },
    as: 'client',
    input: ({ freshTask }) => ({ params: { id: freshTask } }),
  },
  'tasks.book': {
    summary: 'Book a task',
    description: 'Books an available task for the viewer.',
    errors: { 403: 'The task is their own.', 409: 'The task is not available.' },
    as: 'worker',
    input: ({ freshTask }) => ({ params: { id: freshTask } }),
  },
};
