import { cx } from 'class-variance-authority';
import { Eye } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { parseMoney } from '#src/domain/money.ts';
import { Day } from '#src/domain/primitives.ts';
import type { TaskFields } from '#src/domain/task-form.ts';
import { cleanText, isBlank } from '#src/domain/typed-text.ts';
import type { Category } from '#src/domain/category.ts';
import { TaskItem, type ShownTask } from '#src/features/available-tasks/TaskItem.tsx';
import { Button } from '#src/ui/Button.tsx';
import { taskFormCopy } from './copy.ts';
import type { TaskInput } from './task-input.ts';

const copy = taskFormCopy.preview;

/** Beside the form from 992 px on, behind a button below. Not live: each key would be announced. */
export function TaskPreview({
  control,
  categories,
}: {
  control: Control<TaskInput, unknown, TaskFields>;
  categories: readonly Category[];
}) {
  const panelId = useId();
  const titleId = useId();
  const [isExpanded, setIsExpanded] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  // The button is at the end of the form, so the panel opens below what is in view.
  useEffect(() => {
    if (isExpanded) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isExpanded]);
  const input = useWatch({ control });
  return (
    <section
      aria-label={copy.label}
      className="flex flex-col gap-3 lg:sticky lg:top-28 lg:self-start lg:rounded-card lg:bg-surface-sunken lg:p-3"
    >
      <Button
        variant="secondary"
        icon={<Eye aria-hidden strokeWidth={1.75} />}
        aria-expanded={isExpanded}
        aria-controls={panelId}
        onClick={() => setIsExpanded(!isExpanded)}
        className="lg:hidden"
      >
        {isExpanded ? copy.hide : copy.show}
      </Button>
      <div
        ref={panel}
        id={panelId}
        className={cx(
          'flex-col gap-3 lg:flex',
          isExpanded ? 'flex' : 'hidden',
          isBlank(input.title) && '[&_h2]:text-ink-muted',
        )}
      >
        <p className="text-sm leading-6 text-ink-muted lg:px-1">{copy.about}</p>
        <TaskItem task={shownTask(input, categories)} titleId={titleId} missing={copy.missing} />
      </div>
    </section>
  );
}

function shownTask(input: Partial<TaskInput>, categories: readonly Category[]): ShownTask {
  return {
    title: cleanText(input.title) || copy.title,
    description: cleanText(input.description) || copy.description,
    task_category: categories.find(({ id }) => String(id) === input.task_category_id),
    payment_offer: parseMoney(input.payment_offer ?? ''),
    deadline: Day.safeParse(input.deadline).data,
    location: input.location,
    status: 'available',
  };
}
