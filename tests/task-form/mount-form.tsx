import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { screen, userEvent, within } from 'storybook/test';
import { myTasks } from '#src/contract/tasks.ts';
import type { Task } from '#src/domain/task.ts';
import { TaskFormDialog } from '#src/features/task-form/TaskFormDialog.tsx';
import { useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { callQuery } from '#src/lib/calls/query.ts';
import { DialogSlot } from '#src/ui/DialogSlot.tsx';
import type { Fault } from '#mocks/faults/faults.ts';
import { TASK_ID } from '#mocks/scenarios/task-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderFeature } from '../render-stage.tsx';
import { fill } from '../steps.ts';
import { tasksOne } from '#mocks/scenarios/tasks.ts';

/** A task that breaks no rule, by the labels of the fields. */
export const VALID = {
  Title: 'Mount a TV',
  Description: 'The wall is brick.',
  Category: '3',
  Location: '2814 SE Alder St, Portland',
  'Payment offer': '65',
  Deadline: '2026-03-20',
} as const;

/** What the server is sent for it. */
export const VALID_BODY = {
  title: 'Mount a TV',
  description: 'The wall is brick.',
  task_category_id: 3,
  location: '2814 SE Alder St, Portland',
  payment_offer: 65,
  deadline: '2026-03-20',
};

export type Label = keyof typeof VALID;

/** The tasks that the form was closed with after success. */
export const savedTasks: Task[] = [];

/**
 * Renders the client's tasks, with buttons that open the form for a new task and for each of them. The client
 * has one task, `TASK_ID`.
 *
 * @param options.title the prefilled title of a new task
 */
export async function mountForm({
  faults = [],
  title,
  prepare = () => {},
}: {
  faults?: readonly Fault[];
  title?: string;
  prepare?: (stage: Stage) => void;
} = {}): Promise<Stage> {
  savedTasks.length = 0;
  const scenario = { ...tasksOne, as: 'client' as const, faults };
  const { stage } = await renderFeature(scenario, <Page title={title} />, { prepare });
  return stage;
}

function Page({ title }: { title: string | undefined }) {
  return useSession() ? <Tasks title={title} /> : <p>Signed out</p>;
}

function Tasks({ title }: { title: string | undefined }) {
  const [open, setOpen] = useState<Task | 'new' | null>(null);
  const { data } = useQuery(callQuery(useApi(), myTasks, { query: {} }));
  return (
    <main>
      <button type="button" onClick={() => setOpen('new')}>
        New
      </button>
      {data?.tasks.map((task) => (
        <div key={task.id} data-testid={`task-${task.id}`}>
          <h2>{task.title}</h2>
          <button type="button" onClick={() => setOpen(task)}>
            Edit {task.id}
          </button>
        </div>
      ))}
      <DialogSlot value={open}>
        {(shown, isOpen) => (
          <TaskFormDialog
            task={shown === 'new' ? null : shown}
            title={title}
            isOpen={isOpen}
            onClose={() => setOpen(null)}
            onSaved={({ task }) => {
              savedTasks.push(task);
              setOpen(null);
            }}
          />
        )}
      </DialogSlot>
    </main>
  );
}

/** Opens the form, and returns its parts. */
export async function openForm(stage: Stage, which: 'new' | 'edit' = 'new') {
  const name = which === 'new' ? 'New' : `Edit ${TASK_ID}`;
  await userEvent.click(await screen.findByRole('button', { name }));
  return formOf(stage);
}

/** The parts of the open form. */
export async function formOf(stage: Stage) {
  const dialog = within(await screen.findByRole('dialog'));
  await settle(stage);
  const field = (label: Label) => dialog.getByLabelText<HTMLInputElement>(label);
  return {
    dialog,
    field,
    async enter(values: Partial<Record<Label, string>>) {
      for (const [label, value] of Object.entries(values)) {
        const element = field(label as Label);
        if (element instanceof HTMLSelectElement) await userEvent.selectOptions(element, value);
        else fill(element, value);
      }
    },
    async submit() {
      await userEvent.click(dialog.getByRole('button', { name: /^(Post task|Save changes)$/ }));
      await settle(stage);
    },
  };
}

/** The tasks on the server that were posted in the test. */
export const postedTasks = ({ server }: Stage) =>
  server.world.tasks.all().filter(({ id }) => id !== TASK_ID);

/** Opens the form for a new task, fills in one that breaks no rule, and sends it. Returns the form. */
export async function submitNew(stage: Stage) {
  const form = await openForm(stage);
  await form.enter(VALID);
  await form.submit();
  return form;
}
