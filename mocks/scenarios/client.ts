import { paths } from '#src/lib/navigation/paths.ts';
import {
  cancelledTask,
  dearTask,
  inactiveTask,
  longTask,
  offeredTask,
  sparseTask,
  tasksOfTheClient,
} from './client-seeds.ts';
import { scenario, variantsOf } from './scenario.ts';
import { oneTask } from './task-seeds.ts';

const loaded = scenario({
  id: 'client-loaded',
  title: 'Client dashboard',
  as: 'client',
  at: paths.client.to(),
  seed: tasksOfTheClient,
});

const dashboard = variantsOf(loaded, 'Client dashboard');

/** Scenarios of the client's dashboard: all tasks, and one task in each status. */
export const clientScenarios = [
  loaded,
  dashboard('client-empty', 'no tasks', { seed: undefined }),
  dashboard('client-one', 'an available task', { seed: oneTask() }),
  dashboard('client-offered', 'a task with a pending offer', { seed: offeredTask('pending') }),
  dashboard('client-booked', 'a booked task', { seed: offeredTask('accepted') }),
  dashboard('client-in-progress', 'a task in progress', { seed: offeredTask('in_progress') }),
  dashboard('client-completed', 'a completed task', { seed: offeredTask('completed') }),
  dashboard('client-cancelled', 'a canceled task', { seed: cancelledTask }),
  dashboard('client-inactive', 'an inactive task', { seed: inactiveTask }),
  dashboard('client-sparse', 'a task without optional fields', {
    seed: sparseTask,
  }),
  dashboard('client-long', 'a task with everything at its longest', { seed: longTask }),
  dashboard('client-large', 'the highest spending', { seed: dearTask }),
] as const;
