import type { OfferStatus } from './offer.ts';
import { offerTimeline, type TimelineStep } from './offer-machine.ts';
import type { ShownTaskStatus, Task, TaskStatus } from './task.ts';

/** What the client of a task can do with it. Each is an API call. */
export type TaskAction = 'edit' | 'cancel' | 'delete';

interface TaskState {
  readonly label: string;
  readonly tone: 'brand' | 'info' | 'success' | 'warning' | 'neutral';
  /** The actions allowed to the client (product.md §6). */
  readonly actions: readonly TaskAction[];
  /** Whether the task is open to workers or being worked on. */
  readonly isActive: boolean;
}

/** The state machine of a task, by status (product.md §4). */
export const TASK_STATES: Readonly<Record<ShownTaskStatus, TaskState>> = {
  available: {
    label: 'Available',
    tone: 'info',
    actions: ['edit', 'cancel', 'delete'],
    isActive: true,
  },
  booked: { label: 'Booked', tone: 'info', actions: ['edit', 'cancel'], isActive: true },
  in_progress: { label: 'In Progress', tone: 'brand', actions: ['edit'], isActive: true },
  completed: { label: 'Completed', tone: 'success', actions: ['delete'], isActive: false },
  cancelled: { label: 'Cancelled', tone: 'neutral', actions: ['delete'], isActive: false },
  inactive: {
    label: 'Inactive',
    tone: 'neutral',
    actions: ['edit', 'cancel', 'delete'],
    isActive: false,
  },
  unknown: { label: 'Unknown', tone: 'neutral', actions: [], isActive: false },
};

export function canChangeTask(status: ShownTaskStatus, action: TaskAction): boolean {
  return TASK_STATES[status].actions.includes(action);
}

/** The status of a task after one of its offers gets another (product.md §4); null for no change. */
export function taskStatusAfter(offer: OfferStatus, wasAccepted: boolean): TaskStatus | null {
  switch (offer) {
    case 'accepted':
      return 'booked';
    case 'in_progress':
      return 'in_progress';
    case 'completed':
      return 'completed';
    case 'cancelled':
      return wasAccepted ? 'available' : null;
    case 'pending':
    case 'declined':
    case 'paid':
      return null;
    default:
      return offer satisfies never;
  }
}

/** Posted, then the steps of the accepted offer (product.md §4). An active task without one awaits offers. */
export function taskTimeline(task: Task): TimelineStep[] {
  const posted: TimelineStep = { title: 'Task Posted', at: task.created_at };
  if (task.accepted_offer) return [posted, ...offerTimeline(task.accepted_offer)];
  if (task.status === 'cancelled')
    return [posted, { title: 'Task Cancelled', at: task.updated_at, isFinal: true }];
  return TASK_STATES[task.status].isActive
    ? [posted, { title: 'Awaiting Offers', at: null }]
    : [posted];
}
