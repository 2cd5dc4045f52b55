import { settled, onlyCard } from '../steps.ts';
import { expect, within } from 'storybook/test';
import { fails } from '#mocks/faults/faults.ts';
import { TASK_ID } from '#mocks/scenarios/task-seeds.ts';
import { bookTask } from '#src/contract/tasks.ts';
import { useBookTask } from '#src/features/available-tasks/use-book-task.ts';
import { Button } from '#src/ui/Button.tsx';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { StagedApp } from '#stories/stage/StagedApp.tsx';
import preview from '#stories/stage/preview.tsx';
import type { StepContext } from '#stories/stage/step-context.ts';
import { WithServices } from '#stories/stage/WithServices.tsx';
import { tasksOne } from '#mocks/scenarios/tasks.ts';
import { WorkerTasksScreen } from '#src/screens/worker-tasks/WorkerTasksScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Tasks/Booking',
  component: WorkerTasksScreen,
  // No screen has a button for booking (decision D16), so the story adds one below the app.
  render: (_, context) => {
    const stage = stageOf(context);
    return (
      <div key={stage.serial}>
        <StagedApp stage={stage} />
        <WithServices services={stage.visit().services}>
          <BookButton />
        </WithServices>
      </div>
    );
  },
});

function BookButton() {
  const { send, isPending } = useBookTask(TASK_ID);
  return (
    <aside aria-label="Controls of the story" className="flex justify-center p-6">
      <Button variant="secondary" isBusy={isPending} onClick={() => send(null)}>
        Book the task
      </Button>
    </aside>
  );
}

/** Books the only task. Returns its card. */
async function book(context: StepContext): Promise<HTMLElement> {
  const { canvas, userEvent } = context;
  await onlyCard(context);
  await userEvent.click(canvas.getByRole('button', { name: 'Book the task' }));
  await settled(context);
  return onlyCard(context);
}

export const Booked = meta.story({
  parameters: { scenario: tasksOne, states: ['worker-tasks.book.success'] },
  play: async (context) => {
    const card = within(await book(context));
    await expect(card.getByText('Booked')).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: {
    scenario: tasksOne,
    faults: [fails(bookTask, 500, { message: bookTask.fallback })],
    states: ['worker-tasks.book.failed'],
  },
  play: async (context) => {
    await book(context);
  },
});
