import type { NotesOf } from '../note.ts';

export const dashboardNotes: NotesOf<'dashboards'> = {
  'dashboards.get': {
    summary: 'Get the dashboard',
    description: 'Three stats. The list of recent tasks is always empty.',
  },
  'dashboards.worker': {
    summary: 'Get the dashboard of a worker',
    description: 'The viewer as a worker; the recent tasks are those assigned to them.',
    as: 'worker',
  },
  'dashboards.client': {
    summary: 'Get the dashboard of a client',
    description: 'The viewer as a client; the recent tasks are the latest ten that they posted.',
  },
};
