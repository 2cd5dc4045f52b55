import { CUT } from '#src/domain/cut.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { LONGEST } from '../fixtures/longest-texts.ts';
import { people } from '../fixtures/accounts.ts';
import { scenario, variantsOf } from './scenario.ts';
import { manyTasks, oneTask, takenTask, TASK_ID, tasksOfTheTown, writtenTo } from './task-seeds.ts';

export const tasksLoaded = scenario({
  id: 'tasks-loaded',
  title: 'Available tasks',
  as: 'worker',
  at: paths.workerTasks.to(),
  seed: tasksOfTheTown,
});

const list = variantsOf(tasksLoaded, 'Available tasks');

/** A description of a number of characters. */
const descriptionOf = (length: number) => `${LONGEST.words.slice(0, length - 1)}.`;

export const tasksEmpty = list('tasks-empty', 'none', { seed: undefined });
export const tasksThousand = list('tasks-thousand', 'a thousand', {
  seed: (world) => manyTasks(world, 1_000),
});
export const tasksOne = list('tasks-one', 'a single one', { seed: oneTask() });
export const tasksMinimal = list('tasks-minimal', 'one without optional fields', {
  seed: oneTask({
    requirements: null,
    equipment_needed: null,
    estimated_hours: null,
    area: null,
    views: 0,
  }),
});
export const tasksLong = list('tasks-long', 'one with everything at its longest', {
  seed: oneTask({
    client_id: people.longName.id,
    title: LONGEST.title,
    description: LONGEST.words,
    location: LONGEST.title,
    payment_offer: 99_999.99,
  }),
});
export const tasksDescription100 = list(
  'tasks-description-100',
  'a description that is shown whole',
  {
    seed: oneTask({ description: descriptionOf(CUT.taskDescription) }),
  },
);
export const tasksDescription101 = list('tasks-description-101', 'a description that is cut', {
  seed: oneTask({ description: descriptionOf(CUT.taskDescription + 1) }),
});
export const tasksTaken = list('tasks-taken', 'one that another worker has booked', {
  seed: takenTask,
  at: `${paths.workerTasks.to()}?task=${TASK_ID}`,
});
export const tasksWrittenTo = list(
  'tasks-written-to',
  'one whose client the worker has written to',
  { seed: writtenTo },
);
export const tasksBetweenTwo = tasksLoaded.with({
  id: 'tasks-between-two',
  title: 'An available task, signed out',
  as: undefined,
  at: paths.home.to(),
  seed: oneTask(),
});
