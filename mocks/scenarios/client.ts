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

export const clientLoaded = scenario({
  id: 'client-loaded',
  title: 'Client dashboard',
  as: 'client',
  at: paths.client.to(),
  seed: tasksOfTheClient,
});

const dashboard = variantsOf(clientLoaded, 'Client dashboard');

export const clientEmpty = dashboard('client-empty', 'no tasks', { seed: undefined });
export const clientOne = dashboard('client-one', 'an available task', { seed: oneTask() });
export const clientOffered = dashboard('client-offered', 'a task with a pending offer', {
  seed: offeredTask('pending'),
});
export const clientBooked = dashboard('client-booked', 'a booked task', {
  seed: offeredTask('accepted'),
});
export const clientInProgress = dashboard('client-in-progress', 'a task in progress', {
  seed: offeredTask('in_progress'),
});
export const clientCompleted = dashboard('client-completed', 'a completed task', {
  seed: offeredTask('completed'),
});
export const clientCancelled = dashboard('client-cancelled', 'a canceled task', {
  seed: cancelledTask,
});
export const clientInactive = dashboard('client-inactive', 'an inactive task', {
  seed: inactiveTask,
});
export const clientSparse = dashboard('client-sparse', 'a task without optional fields', {
  seed: sparseTask,
});
export const clientLong = dashboard('client-long', 'a task with everything at its longest', {
  seed: longTask,
});
export const clientLarge = dashboard('client-large', 'the highest spending', { seed: dearTask });
