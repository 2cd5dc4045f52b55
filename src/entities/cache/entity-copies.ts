import type { AnyEndpoint, CallAnswer } from '#src/contract/endpoint.ts';
import { getClientDashboard, getDashboard, getWorkerDashboard } from '#src/contract/dashboards.ts';
import { listConversations, listMessages } from '#src/contract/messages.ts';
import { getOffer, listOffers, listUpcomingOffers } from '#src/contract/offers.ts';
import { getTask, listTasks, myAssignedTasks, myTasks } from '#src/contract/tasks.ts';
import type { Conversation, Message } from '#src/domain/message.ts';
import type { Offer } from '#src/domain/offer.ts';
import type { Task } from '#src/domain/task.ts';
import { copyIn, mapChanged, withField, type CachedCopy, type Patch } from '#src/lib/patch.ts';

/**
 * What a change does to the offers, tasks and conversations that cached answers contain. Each function
 * returns the same object where nothing changes; a missing one changes nothing.
 */
export interface EntityChange {
  readonly offer?: (offer: Offer) => Offer;
  /** Null removes the task from lists. Its accepted offer is left to this function, too. */
  readonly task?: (task: Task) => Task | null;
  readonly conversation?: (conversation: Conversation) => Conversation;
}

const inOffer = (offer: Offer, change: EntityChange): Offer => change.offer?.(offer) ?? offer;

const inConversation = (conversation: Conversation, change: EntityChange): Conversation =>
  change.conversation?.(conversation) ?? conversation;

const inOffers = <Answer extends { offers: Offer[] }>(answer: Answer, change: EntityChange) =>
  withField(
    answer,
    'offers',
    mapChanged(answer.offers, (offer) => inOffer(offer, change)),
  );

const inMessage = (message: Message, change: EntityChange): Message =>
  message.offer ? withField(message, 'offer', inOffer(message.offer, change)) : message;

function changedTasks(tasks: Task[], { task: change }: EntityChange): Task[] {
  if (!change) return tasks;
  const changed = tasks.map(change);
  if (changed.every((task, index) => task === tasks[index])) return tasks;
  return changed.filter((task) => task !== null);
}

const inTasks = <Answer extends { tasks: Task[]; pagination: { total: number } }>(
  answer: Answer,
  change: EntityChange,
): Answer => {
  const tasks = changedTasks(answer.tasks, change);
  const removed = answer.tasks.length - tasks.length;
  if (removed === 0) return withField(answer, 'tasks', tasks);
  const total = answer.pagination.total - removed;
  return { ...answer, tasks, pagination: { ...answer.pagination, total } };
};

const inDashboard = <Answer extends { dashboard: { recent_tasks: Task[] } }>(
  answer: Answer,
  change: EntityChange,
): Answer => {
  const { dashboard } = answer;
  const recent = changedTasks(dashboard.recent_tasks, change);
  return withField(answer, 'dashboard', withField(dashboard, 'recent_tasks', recent));
};

/** Replaces the latest tasks on the client's dashboard. Its number of tasks changes by as many as theirs. */
export function withRecentTasks(
  answer: CallAnswer<typeof getClientDashboard>,
  recent: Task[],
): CallAnswer<typeof getClientDashboard> {
  const { recent_tasks: before, summary } = answer.dashboard;
  if (recent === before) return answer;
  const total = summary.total_tasks + recent.length - before.length;
  return {
    ...answer,
    dashboard: {
      ...answer.dashboard,
      recent_tasks: recent,
      summary: withField(summary, 'total_tasks', total),
    },
  };
}

/** Every call whose answers contain an offer, a task or a conversation. */
export const ENTITY_COPIES: readonly CachedCopy<EntityChange>[] = [
  copyIn(listOffers, inOffers),
  copyIn(listUpcomingOffers, inOffers),
  copyIn(getOffer, (answer, change) => withField(answer, 'offer', inOffer(answer.offer, change))),
  copyIn(listConversations, (answer, change) =>
    withField(
      answer,
      'conversations',
      mapChanged(answer.conversations, (each) => inConversation(each, change)),
    ),
  ),
  copyIn(listMessages, (answer, change) => {
    const messages = mapChanged(answer.messages, (message) => inMessage(message, change));
    const conversation = inConversation(answer.conversation, change);
    return withField(withField(answer, 'messages', messages), 'conversation', conversation);
  }),
  copyIn(listTasks, inTasks),
  copyIn(myTasks, inTasks),
  copyIn(myAssignedTasks, inTasks),
  // A removed task stays in its own answer: the next fetch tells that it is gone.
  copyIn(getTask, (answer, change) =>
    withField(answer, 'task', change.task?.(answer.task) ?? answer.task),
  ),
  copyIn(getDashboard, inDashboard),
  copyIn(getWorkerDashboard, inDashboard),
  copyIn(getClientDashboard, (answer, change) =>
    withRecentTasks(answer, changedTasks(answer.dashboard.recent_tasks, change)),
  ),
];

/**
 * A patch of everything that cached answers contain of offers, tasks and conversations.
 *
 * @param changeOf what a mutation's answer changes
 * @param completes the calls that need no refetch afterwards
 */
export function entityPatch<Answer>(
  changeOf: (answer: Answer) => EntityChange,
  completes: readonly AnyEndpoint[],
): Patch<Answer> {
  return {
    copies: ENTITY_COPIES.map(({ call, apply }) => ({
      call,
      apply: (cached, answer, input) => apply(cached, changeOf(answer), input),
    })),
    completes,
  };
}
