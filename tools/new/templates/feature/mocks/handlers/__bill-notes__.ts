import {
  list__BillNotes__,
  __BillNote__,
  create__BillNote__,
  delete__BillNote__,
} from '#src/contract/__bill-notes__.ts';
import { postedTask } from '../db/posted-tasks.ts';
import type { Mock } from './mock.ts';

export const __billNote__Handlers = (mock: Mock) => [
  mock(list__BillNotes__, ({ viewer, world }) => ({
    // The newest first.
    data: world.__billNotes__
      .by('user_id', viewer.id)
      .filter((row) => world.tasks.findOrThrow(row.task_id).deleted_at == null)
      .toReversed()
      .map((row) => __BillNote__.parse({ ...row, task: world.tasks.findOrThrow(row.task_id) })),
  })),

  // Adding it twice changes nothing.
  mock(create__BillNote__, ({ params, viewer, world }) => {
    postedTask(world, params.id);
    const known = world.__billNotes__
      .by('user_id', viewer.id)
      .find((row) => row.task_id === params.id);
    const added = {
      id: world.__billNotes__.nextId,
      user_id: viewer.id,
      task_id: params.id,
      created_at: world.now(),
    };
    const row = known ?? world.__billNotes__.insert(added);
    return { data: __BillNote__.parse({ ...row, task: world.tasks.findOrThrow(row.task_id) }) };
  }),

  // Removing it twice changes nothing.
  mock(delete__BillNote__, ({ params, viewer, world }) => {
    world.tasks.findOrThrow(params.id);
    const row = world.__billNotes__.by('user_id', viewer.id).find((row) => row.task_id === params.id);
    if (row) world.__billNotes__.delete(row.id);
    return { message: 'Removed.' };
  }),
];
