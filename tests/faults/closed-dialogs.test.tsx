import { userEvent } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import type { ContractEndpoint } from '#src/contract/registry.ts';
import { sendMessage, startConversation } from '#src/contract/messages.ts';
import { createReview } from '#src/contract/reviews.ts';
import { cancelTask, createTask, deleteTask } from '#src/contract/tasks.ts';
import { reviewsCopy } from '#src/features/review/copy.ts';
import { DRAFTS_KEY } from '#src/lib/forms/drafts.ts';
import { fails, slow, type Fault } from '#mocks/faults/faults.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { advance, visit, waitForClose } from '../steps.ts';
import { ACTIONS } from './calls.tsx';
import { shownText } from './page.ts';

const close = async () => {
  await userEvent.keyboard('{Escape}');
  await waitForClose();
};
/** Its question stays while it is answered. */
const leave = (stage: Stage) => visit(stage, '/dashboard');

const ANSWER_MS = 1_000;

/** A dialog whose call outlives it. */
interface ClosedDialog {
  readonly call: ContractEndpoint;
  /** Which of the call's actions opens it, by default the first. */
  readonly way?: number;
  /** How it is closed; by Escape by default. */
  readonly end?: (stage: Stage) => Promise<void>;
  /** What is shown on success, and what a notice says of a failure. */
  readonly done: string;
  readonly failed: string;
  /** What is kept of the input. */
  readonly draft?: string;
}

const dialogs: readonly ClosedDialog[] = [
  {
    call: startConversation,
    done: 'Message sent successfully!',
    failed: "We couldn't send your message. We saved it as a draft.",
    draft: 'Tuesday after four',
  },
  {
    call: sendMessage,
    way: 1,
    done: 'Pending',
    failed: "We couldn't send your offer. We saved it as a draft.",
    draft: 'Tuesday after four',
  },
  {
    call: createTask,
    done: 'Task posted successfully!',
    failed: "We couldn't post your task. We saved it as a draft.",
    draft: 'Mount a TV',
  },
  {
    call: createReview,
    done: 'Review submitted successfully!',
    failed: reviewsCopy.write.failedLater,
    draft: 'Tuesday after four',
  },
  {
    call: cancelTask,
    done: 'Task cancelled successfully!',
    failed: 'Failed to cancel task. Please try again.',
  },
  {
    call: deleteTask,
    end: leave,
    done: 'Task deleted successfully!',
    failed: 'Failed to delete task. Please try again.',
  },
];

describe.each(dialogs)('$call.name, once its dialog is closed,', (dialog) => {
  const { call, way = 0, end = close, done, failed, draft } = dialog;

  async function sendAndClose(...faults: Fault[]): Promise<Stage> {
    const action = ACTIONS[call.name]![way]!;
    const stage = await action.open();
    for (const step of action.fill) await step(stage);
    for (const fault of [slow(call, ANSWER_MS), ...faults]) stage.server.addFault(fault);
    await action.send(stage);
    await end(stage);
    await advance(stage, ANSWER_MS);
    return stage;
  }

  it('tells its success', async () => {
    const stage = await sendAndClose();
    expect(shownText()).toContain(done);
    expect(stage.storage.get(DRAFTS_KEY)).toBeNull();
  });

  it('tells its failure, and keeps what was typed', async () => {
    const stage = await sendAndClose(fails(call, 500));
    expect(shownText()).toContain(failed);
    if (draft) expect(stage.storage.get(DRAFTS_KEY)).toContain(draft);
  });
});
