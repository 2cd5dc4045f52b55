import { dayAfter } from '#src/domain/dates.ts';
import { STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import type { NotesOf } from '../note.ts';

const NOT_OWN = 'Another user posted the task.';
const whole = 'All of them, unless `page` or `per_page` is given.';

const taskBody = {
  task_category_id: 4,
  title: 'Set up a new router',
  description: 'Fiber is connected. Wi-Fi should reach the back room.',
  location: '18 Alder Street',
  payment_offer: 45,
  deadline: dayAfter(STORY_NOW, 9),
};

export const taskNotes: NotesOf<'tasks'> = {
  'tasks.list': {
    summary: 'List available tasks',
    description: "Other users' tasks that are available and not past their deadline.",
    as: 'worker',
    input: () => ({ query: { per_page: 1, sort_by: 'created_at', sort_order: 'desc' } }),
  },
  'tasks.create': {
    summary: 'Post a task',
    input: () => ({ body: taskBody }),
  },
  'tasks.mine': {
    summary: 'List posted tasks',
    description: `The tasks that the viewer has posted. ${whole}`,
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
  },
  'tasks.get': {
    summary: 'Get a task',
    description: 'Counts as a view, unless the viewer is its client.',
    as: 'worker',
    input: ({ openTask }) => ({ params: { id: openTask } }),
  },
  'tasks.update': {
    summary: 'Change a task',
    errors: { 403: NOT_OWN, 409: 'The task is completed or canceled.' },
    input: ({ freshTask }) => ({ params: { id: freshTask }, body: taskBody }),
  },
  'tasks.delete': {
    summary: 'Delete a task',
    description: 'Cancels its open offers, too.',
    errors: { 403: NOT_OWN, 409: 'The task is booked or in progress.' },
    input: ({ freshTask }) => ({ params: { id: freshTask } }),
  },
  'tasks.cancel': {
    summary: 'Cancel a task',
    description: 'Cancels a task before the work starts, and its open offers.',
    errors: { 403: NOT_OWN, 409: 'The task is in progress, completed, or canceled.' },
    input: ({ freshTask }) => ({ params: { id: freshTask } }),
  },
  'tasks.book': {
    summary: 'Book a task',
    description: 'Books an available task for the viewer.',
    errors: { 403: "It's the viewer's own task.", 409: "The task isn't available." },
    as: 'worker',
    input: ({ freshTask }) => ({ params: { id: freshTask } }),
  },
};
