import type { OfferStatus } from './offer.ts';
import { offerTimeline, type TimelineStep } from './offer-machine.ts';
import type { Task, TaskStatus } from './task.ts';

/** What its client can do with a task; each is a call. */
export type TaskAction = 'edit' | 'cancel' | 'delete';

interface TaskState {
  readonly label: string;
  readonly tone: 'brand' | 'info' | 'success' | 'warning' | 'neutral';
  /** What its client may do (section 6). */
  readonly actions: readonly TaskAction[];
  /** Whether somebody still works on it or may take it. */
  readonly isActive: boolean;
}

/** The life of a task, status by status (section 4). */
export const TASK_STATES: Readonly<Record<TaskStatus, TaskState>> = {
  available: {
    label: 'Available',
    tone: 'brand',
    actions: ['edit', 'cancel', 'delete'],
    isActive: true,
  },
  booked: { label: 'Booked', tone: 'info', actions: ['edit', 'cancel'], isActive: true },
  in_progress: { label: 'In Progress', tone: 'warning', actions: ['edit'], isActive: true },
  completed: { label: 'Completed', tone: 'success', actions: ['delete'], isActive: false },
  cancelled: { label: 'Cancelled', tone: 'neutral', actions: ['delete'], isActive: false },
  inactive: {
    label: 'Inactive',
    tone: 'neutral',
    actions: ['edit', 'cancel', 'delete'],
    isActive: false,
  },
};

/** Whether its client may make a action in a status. */
export function canChangeTask(status: TaskStatus, action: TaskAction): boolean {
  return TASK_STATES[status].actions.includes(action);
}

/** Where a task goes when an offer on it changes status; null where it stays. */
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

/**
 * The steps of a project (section 4): the posting, then those of the offer that was accepted. While
 * there is none, an active task awaits offers.
 */
export function taskTimeline(task: Task): TimelineStep[] {
  const posted: TimelineStep = { title: 'Task Posted', at: task.created_at };
  if (task.accepted_offer) return [posted, ...offerTimeline(task.accepted_offer)];
  if (task.status === 'cancelled')
    return [posted, { title: 'Task Cancelled', at: task.updated_at }];
  return TASK_STATES[task.status].isActive
    ? [posted, { title: 'Awaiting Offers', at: null }]
    : [posted];
}
