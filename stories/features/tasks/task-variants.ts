import { getTask, listTasks } from '#src/contract/tasks.ts';
import { TASK_STATUSES, type ShownTaskStatus } from '#src/domain/task.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { patches } from '#mocks/faults/faults.ts';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { oneTask, writtenTo } from '#mocks/scenarios/task-seeds.ts';
import { scenario, type Scenario } from '#mocks/scenarios/scenario.ts';

/** The choices of a story about one task. */
export interface TaskVariant {
  readonly status: ShownTaskStatus;
  readonly payment: number;
  /** `longest`: every text at its maximum length. */
  readonly texts: 'usual' | 'longest';
  /** Whether the viewer has written to the client already. */
  readonly isWrittenTo: boolean;
}

const SHOWN_STATUSES = [...TASK_STATUSES, 'unknown'] as const;

export const usualTask: TaskVariant = {
  status: 'available',
  payment: 95,
  texts: 'usual',
  isWrittenTo: false,
};

export const taskControls = {
  status: { control: 'select', options: SHOWN_STATUSES, description: "The task's status." },
  payment: { description: 'In dollars.' },
  texts: { control: 'radio', options: ['usual', 'longest'], description: 'Lengths of the texts.' },
  isWrittenTo: { description: 'Whether the viewer has written to the client already.' },
} as const;

/** A world with the task, for the worker account. */
export function taskWorld({ status, payment, texts, isWrittenTo }: TaskVariant): Scenario {
  const longest = {
    client_id: people.longName.id,
    title: LONGEST.title,
    description: LONGEST.words,
    location: LONGEST.title,
  };
  const patch = { status };
  return scenario({
    id: 'feature-task',
    title: 'A task',
    as: 'worker',
    at: paths.workerTasks.to(),
    seed: isWrittenTo
      ? writtenTo
      : oneTask({ payment_offer: payment, ...(texts === 'longest' && longest) }),
    // A server lists available tasks only.
    faults:
      status === 'available'
        ? []
        : [patches(listTasks, patch, { each: 'tasks' }), patches(getTask, { task: patch })],
  });
}

const CAPTIONS: Readonly<Record<ShownTaskStatus, string>> = {
  available: 'Available',
  booked: 'Booked',
  in_progress: 'In progress',
  completed: 'Completed',
  cancelled: 'Canceled',
  inactive: 'Inactive',
  unknown: 'A status of a newer server',
};

/** Every status with its caption, for a section of a sheet. */
export const statusCaptions = SHOWN_STATUSES.map((status) => [CAPTIONS[status], status] as const);
