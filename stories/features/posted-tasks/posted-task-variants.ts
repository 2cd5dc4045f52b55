import { getTask } from '#src/contract/tasks.ts';
import type { ShownTaskStatus } from '#src/domain/task.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { patches } from '#mocks/faults/faults.ts';
import { cancelledTask, longTask, offeredTask, sparseTask } from '#mocks/scenarios/client-seeds.ts';
import { scenario, type Scenario, type Seed } from '#mocks/scenarios/scenario.ts';
import { oneTask } from '#mocks/scenarios/task-seeds.ts';

const SEEDS = {
  usual: oneTask(),
  sparse: sparseTask,
  longest: longTask,
} as const satisfies Record<string, Seed>;

/** The choices of a story about a task of the viewer. */
export interface PostedTaskVariant {
  readonly status: ShownTaskStatus;
  /** `sparse`: without any optional field. `longest`: every text at its maximum length, and booked. */
  readonly content: keyof typeof SEEDS;
}

export const usualPostedTask: PostedTaskVariant = { status: 'available', content: 'usual' };

export const postedTaskControls = {
  status: {
    control: 'select',
    options: [
      'available',
      'booked',
      'in_progress',
      'completed',
      'cancelled',
      'inactive',
      'unknown',
    ],
    description: "The task's status, with what belongs to it.",
  },
  content: { control: 'radio', options: Object.keys(SEEDS), description: 'What the task has.' },
} as const;

function seedOf({ status, content }: PostedTaskVariant): Seed {
  if (content !== 'usual') return SEEDS[content];
  switch (status) {
    case 'booked':
      return offeredTask('accepted');
    case 'in_progress':
    case 'completed':
      return offeredTask(status);
    case 'cancelled':
      return cancelledTask;
    case 'available':
    case 'inactive':
    case 'unknown':
      return SEEDS.usual;
    default:
      return status satisfies never;
  }
}

/** A world with the task, for the client account. */
export function postedTaskWorld(variant: PostedTaskVariant): Scenario {
  const { status, content } = variant;
  const isPatched = content === 'usual' && (status === 'inactive' || status === 'unknown');
  return scenario({
    id: 'feature-posted-task',
    title: 'A posted task',
    as: 'client',
    at: paths.client.to(),
    seed: seedOf(variant),
    faults: isPatched ? [patches(getTask, { task: { status } })] : [],
  });
}
