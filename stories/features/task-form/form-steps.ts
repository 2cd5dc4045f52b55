import { settled } from '../../screens/steps.ts';
import type { Canvas } from 'storybook/internal/csf';
import { expect, screen, within } from 'storybook/test';
import type { StepContext } from '#stories/stage/step-context.ts';

/** Values of the form by label. Those of a select are labels of its options. */
export type FormValues = Readonly<Record<string, string>>;

/** A task that breaks no rule. */
export const VALID = {
  Title: 'Mount a TV above the fireplace',
  Description: 'A 55-inch TV and its wall mount are here. The wall is brick.',
  Category: 'Handyman Services',
  Location: '2814 SE Alder St, Portland',
  'Payment offer': '65',
  Deadline: '2026-03-20',
} as const satisfies FormValues;

/** Returns the open form, once the story is idle. */
export async function formOf(context: StepContext): Promise<Canvas> {
  await settled(context);
  const dialog = await screen.findByRole('dialog', { name: /^(Post a|Edit) task$/ });
  await settled(context);
  return within(dialog);
}

/** Replaces the values of fields. Pastes, because typing each character of a long text takes seconds. */
export async function fillIn(
  { userEvent }: StepContext,
  form: Canvas,
  values: FormValues,
): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = form.getByLabelText(label);
    if (field instanceof HTMLSelectElement) {
      await userEvent.selectOptions(field, value);
    } else if (field instanceof HTMLInputElement && field.type === 'date') {
      await userEvent.clear(field);
      if (value !== '') await userEvent.type(field, value);
    } else {
      await userEvent.clear(field);
      await userEvent.click(field);
      if (value !== '') await userEvent.paste(value);
    }
  }
}

/** Presses the form's button, and waits until the story is idle. */
export async function save(context: StepContext, form: Canvas): Promise<void> {
  const button = form.getByRole('button', { name: /^(Post task|Save changes)$/ });
  await context.userEvent.click(button);
  await settled(context);
}

/** Checks that a field has the focus and an error. */
export async function expectError(form: Canvas, label: string, text: string): Promise<void> {
  const field = form.getByLabelText(label);
  await expect(field).toBeInvalid();
  await expect(field.getAttribute('aria-describedby')).not.toBeNull();
  await expect(form.getByText(text)).toBeVisible();
  await expect(field).toHaveFocus();
}

/** A play function: the form is valid but for one field. */
export function rejects(label: keyof typeof VALID, value: string, text: string) {
  return async (context: StepContext): Promise<void> => {
    const form = await formOf(context);
    await fillIn(context, form, { ...VALID, [label]: value });
    await save(context, form);
    await expectError(form, label, text);
    await expect(form.getAllByText(text)).toHaveLength(1);
  };
}

/** A play function: the form is sent with these values, and the task is posted. */
export function accepts(values: FormValues) {
  return async (context: StepContext): Promise<void> => {
    const form = await formOf(context);
    await fillIn(context, form, { ...VALID, ...values });
    await save(context, form);
    await expect(form.getByRole('heading', { name: 'Task posted successfully!' })).toBeVisible();
  };
}
