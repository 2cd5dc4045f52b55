import { useEffect, useEffectEvent, useRef } from 'react';
import { useController, useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { formatMoney } from '#src/domain/money.ts';
import { STARTING_PRICES, startingPriceFor } from '#src/domain/price-guide.ts';
import type { TaskFields } from '#src/domain/task-form.ts';
import { TASK_LIMITS } from '#src/domain/task-limits.ts';
import type { Category } from '#src/domain/category.ts';
import { CategoriesFailure } from '#src/features/task/CategoriesFailure.tsx';
import { CategoryPicture } from '#src/features/task/CategoryPicture.tsx';
import type { Categories } from '#src/features/task/use-categories.ts';
import { useToday } from '#src/lib/time/use-today.ts';
import { DateField } from '#src/ui/DateField.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import { MoneyField } from '#src/ui/MoneyField.tsx';
import { Select } from '#src/ui/Select.tsx';
import { submitOnCtrlEnter } from '#src/ui/submit-on-ctrl-enter.ts';
import { Textarea } from '#src/ui/Textarea.tsx';
import { taskFormCopy } from './copy.ts';
import type { TaskInput } from './task-input.ts';

const copy = taskFormCopy.fields;

type TaskForm = UseFormReturn<TaskInput, unknown, TaskFields>;

export interface TaskFormFieldsProps {
  form: TaskForm;
  categories: Categories;
  /** The server's, and the task's own. */
  choices: readonly Category[];
  isLocked: boolean;
}

/** The error of a field is cleared when the field is edited (product.md §5). */
export function TaskFormFields({ form, categories, choices, isLocked }: TaskFormFieldsProps) {
  const { errors } = form.formState;
  const today = useToday();
  const input = (name: keyof TaskInput) => ({
    readOnly: isLocked,
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
  });
  return (
    <>
      <Field label={copy.title} hint={copy.titleHint} error={errors.title?.message} required>
        <Input autoComplete="off" dir="auto" counter={TASK_LIMITS.title} {...input('title')} />
      </Field>
      <Field
        label={copy.description}
        hint={copy.descriptionHint}
        error={errors.description?.message}
        required
      >
        <Textarea
          rows={4}
          dir="auto"
          counter={TASK_LIMITS.description}
          // Scrolls early, so the buttons stay visible.
          className="max-h-60!"
          onKeyDown={submitOnCtrlEnter}
          {...input('description')}
        />
      </Field>
      <div className="flex flex-col gap-3">
        <CategoryField {...{ form, choices, isLocked }} isLoading={categories.list.length === 0} />
        <CategoriesFailure categories={categories} />
      </div>
      <Field
        label={copy.location}
        hint={copy.locationHint}
        error={errors.location?.message}
        required
      >
        <Input
          autoComplete="street-address"
          dir="auto"
          counter={TASK_LIMITS.location}
          {...input('location')}
        />
      </Field>
      {/* The controls are on one level, even where one hint needs two lines. */}
      <div className="grid gap-5 sm:grid-cols-2 sm:*:*:last:mt-auto">
        <Field
          label={copy.payment}
          hint={<PriceHint control={form.control} />}
          error={errors.payment_offer?.message}
          required
        >
          <MoneyField {...input('payment_offer')} />
        </Field>
        <Field
          label={copy.deadline}
          hint={copy.deadlineHint}
          error={errors.deadline?.message}
          required
        >
          <DateField min={today} {...input('deadline')} />
        </Field>
      </div>
    </>
  );
}

/** Controlled, because the categories may load after the form has opened. */
function CategoryField({
  form,
  choices,
  isLocked,
  isLoading,
}: Omit<TaskFormFieldsProps, 'categories'> & { isLoading: boolean }) {
  const { field, fieldState } = useController({ control: form.control, name: 'task_category_id' });
  const shown = useRef(choices);
  const followChoices = useEffectEvent(() => {
    const next = categoryAfter(field.value, shown.current, choices);
    shown.current = choices;
    if (!isLoading && next !== field.value) form.setValue('task_category_id', next);
  });
  useEffect(() => followChoices(), [choices, isLoading]);
  const chosen = choices.find(({ id }) => String(id) === field.value);
  return (
    <Field label={copy.category} error={fieldState.error?.message} required>
      <Select
        {...field}
        prefix={chosen && <CategoryPicture category={chosen} className="size-8" />}
        className={chosen ? undefined : 'text-ink-muted *:text-ink'}
        disabled={isLocked}
        onChange={(event) => {
          field.onChange(event);
          form.clearErrors('task_category_id');
        }}
      >
        <option value="">{isLoading ? copy.loadingCategories : copy.chooseCategory}</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The id of the category of the same name: fallback ids (product.md §7) may mean others. Or else of the same id. */
function categoryAfter(
  value: string,
  before: readonly Category[],
  after: readonly Category[],
): string {
  const hasValue = ({ id }: Category) => String(id) === value;
  const chosen = before.find(hasValue);
  const match = chosen ? after.find(({ name }) => name === chosen.name) : after.find(hasValue);
  return match ? String(match.id) : '';
}

const PRICES = Object.values(STARTING_PRICES);

/** What services like the typed one start at (product.md §9). */
function PriceHint({ control }: { control: Control<TaskInput, unknown, TaskFields> }) {
  const [title, description] = useWatch({ control, name: ['title', 'description'] });
  const starting = startingPriceFor(title, description);
  return starting
    ? taskFormCopy.price.starts(starting.service, formatMoney(starting.from))
    : taskFormCopy.price.range(formatMoney(Math.min(...PRICES)), formatMoney(Math.max(...PRICES)));
}
