import { zodResolver } from '@hookform/resolvers/zod';
import { isBlank } from '#src/domain/typed-text.ts';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { dayIn } from '#src/domain/dates.ts';
import { SAVED_MS, type TaskFields } from '#src/domain/task-form.ts';
import type { Category } from '#src/domain/category.ts';
import type { Task } from '#src/domain/task.ts';
import { FormDialog, formCopy } from '#src/features/form/FormDialog.tsx';
import { useCategories } from '#src/features/task/use-categories.ts';
import { CONFLICT, NOT_FOUND } from '#src/lib/calls/http-status.ts';
import {
  LATE_NOTICE_MS,
  useDialogForm,
  useLateNotice,
  type DialogForm,
} from '#src/lib/forms/dialog-form.ts';
import { useEnvironment, useNotices } from '#src/lib/app/EnvironmentProvider.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { Moment } from '#src/ui/Moment.tsx';
import { taskFormCopy } from './copy.ts';
import { RestoredNote } from './RestoredNote.tsx';
import { TaskFormFields } from './TaskFormFields.tsx';
import {
  initialTaskInput,
  isSameInput,
  TASK_INPUT_FIELDS,
  taskInputForm,
  type TaskInput,
} from './task-input.ts';
import { TaskPreview } from './TaskPreview.tsx';
import { newestOwnTask, useSaveTask } from './use-save-task.ts';
import { useTaskDraft } from './use-task-draft.ts';

/** The form to post or edit a task (product.md §2). */
export function TaskFormDialog({
  task,
  title,
  isOpen,
  onClose,
  onSaved,
}: {
  /** Null posts a new one. */
  task: Task | null;
  /** Of a new task (decision D15). */
  title?: string | undefined;
  isOpen: boolean;
  onClose: () => void;
  /** 1.5 s after success (product.md §4); at once when an earlier version turns out to have been posted. */
  onSaved: (saved: { task: Task }) => void;
}) {
  const copy = task ? taskFormCopy.edit : taskFormCopy.create;
  const { clock, timeZone } = useEnvironment();
  const queries = useQueryClient();
  const categories = useCategories();
  const choices = useMemo(() => withOwn(categories.list, task), [categories.list, task]);
  const draft = useTaskDraft(task);
  const [initial] = useState(() => openForm(initialTaskInput(task, title), draft.read()));
  const [isRestored, setIsRestored] = useState(initial.isRestored);
  /** As an earlier attempt has posted it, when this form was edited since. */
  const [postedEarlier, setPostedEarlier] = useState<Task | null>(null);
  const notices = useNotices();
  const tellLate = useLateNotice(isOpen);
  const mutation = useSaveTask({
    task,
    onSuccess({ input }) {
      // Another tab may have typed another task.
      const unsaved = draft.read();
      if (unsaved && isSameInput(unsaved, input)) draft.clear();
      tellLate({ tone: 'success', text: copy.saved });
    },
    onPostedEarlier(earlier, { input }) {
      draft.moveTo(earlier, input);
      notices.show({ tone: 'info', text: taskFormCopy.postedEarlier, duration: LATE_NOTICE_MS });
      setPostedEarlier(earlier);
    },
    onError: () => tellLate({ tone: 'danger', text: copy.failedLater }),
  });
  const form = useForm<TaskInput, unknown, TaskFields>({
    // The day at submit: midnight may have passed since the form was opened.
    resolver: (values, context, options) =>
      zodResolver(taskInputForm(dayIn(clock.now(), timeZone)))(values, context, options),
    defaultValues: initial.input,
    // product.md §5: an error is cleared when its field is edited.
    reValidateMode: 'onSubmit',
  });
  const [saved, setSaved] = useState<Task | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const sending = useDialogForm({
    form,
    fields: TASK_INPUT_FIELDS,
    draft,
    mutation,
    variables: (fields) => ({
      form: fields,
      input: form.getValues(),
      after: newestOwnTask(queries),
      sentAt: clock.now(),
    }),
    focusOnStop: 'title',
    onSuccess: (answer) => setSaved(answer.task),
    onSent: () => setIsSaved(true),
  });

  const finish = useEffectEvent(() => {
    // A form that was opened again while it was on its way has no answer.
    if (saved) onSaved({ task: saved });
    else onClose();
  });
  useEffect(() => {
    // Going back closes the form before that.
    if (isSaved && isOpen) return clock.after(SAVED_MS, () => finish());
    return undefined;
  }, [isSaved, isOpen, clock]);

  const showEarlier = useEffectEvent((task: Task) => onSaved({ task }));
  useEffect(() => {
    if (postedEarlier && isOpen) showEarlier(postedEarlier);
  }, [postedEarlier, isOpen]);

  function discard(): void {
    // Not `reset`: it forgets the fields until the next render, and the focus could not move.
    for (const name of TASK_INPUT_FIELDS) form.setValue(name, initial.blank[name]);
    form.clearErrors();
    draft.discard();
    setIsRestored(false);
    // The focus was on a button that is gone now.
    form.setFocus('title');
  }

  return (
    <FormDialog
      {...{ isOpen, onClose, sending }}
      isSlow={mutation.isSlow}
      isDone={isSaved}
      title={isSaved ? copy.saved : copy.title}
      description={isSaved ? copy.next : copy.about}
      picture={isSaved && task === null ? <Moment name="pin" /> : undefined}
      mark={
        isSaved && task !== null ? <CircleCheckBig aria-hidden strokeWidth={1.75} /> : undefined
      }
      className={isSaved ? undefined : 'lg:max-w-dialog'}
      submitLabel={copy.submit}
      busyLabel={copy.submitting}
      focusField={() => form.setFocus('title')}
      renderFailure={(failure) => <Failure {...failure} />}
      note={
        isRestored && (
          <RestoredNote
            isOutdated={draft.isOutdated}
            otherTitle={initial.input.title === title ? undefined : title}
            onDiscard={discard}
          />
        )
      }
      renderForm={(layout) => (
        <>
          {/* Mounted with the form: a live region that comes with its text may not be announced. */}
          <span role="status" className="sr-only">
            {isSaved && copy.saved}
          </span>
          {!isSaved && (
            <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_17.5rem]">
              {layout}
              <TaskPreview control={form.control} categories={choices} />
            </div>
          )}
        </>
      )}
    >
      <TaskFormFields {...{ form, categories, choices }} isLocked={sending.isSending} />
    </FormDialog>
  );
}

/** A draft comes before the given title (decision D15), which fills in where the draft has none. */
function openForm(blank: TaskInput, draft: TaskInput | undefined) {
  const input = draft && { ...draft, title: isBlank(draft.title) ? blank.title : draft.title };
  const isRestored = input !== undefined && !isSameInput(input, blank);
  return { input: input ?? blank, blank, isRestored };
}

/** With the task's own category, which the server may have removed, under the name that the task has. */
function withOwn(list: readonly Category[], task: Task | null): readonly Category[] {
  const own = task?.task_category;
  if (!own) return list;
  return list.some(({ id }) => id === own.id)
    ? list.map((each) => (each.id === own.id ? own : each))
    : [...list, own];
}

function Failure({ error, isUnconfirmed }: NonNullable<DialogForm['failure']>) {
  const isOutdated = error.status === CONFLICT || error.status === NOT_FOUND;
  const title = isUnconfirmed
    ? taskFormCopy.unconfirmedTitle
    : error.messageOr(error.status === CONFLICT ? taskFormCopy.changed : taskFormCopy.failed);
  return (
    <Alert tone={isOutdated ? 'warning' : 'danger'} title={title}>
      {error.status === CONFLICT
        ? taskFormCopy.conflict
        : error.status === NOT_FOUND
          ? taskFormCopy.gone
          : isUnconfirmed
            ? `${formCopy.kept} ${taskFormCopy.unconfirmed}`
            : formCopy.kept}
    </Alert>
  );
}
