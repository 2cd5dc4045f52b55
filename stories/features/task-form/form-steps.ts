import { settled } from '../../screens/steps.ts';
import type { Canvas } from 'storybook/internal/csf';
import { expect, screen, within } from 'storybook/test';
import type { Action } from '#flows/flow.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
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
  // After any today: an address plays the steps with the browser's clock.
  Deadline: '2035-06-01',
} as const satisfies FormValues;

/** The steps that fill in fields. */
export const fillsIn = (values: FormValues): readonly Action[] =>
  Object.entries(values).map(([label, value]) => [
    label === 'Category' ? 'chooses' : 'fills',
    `^${label}$`,
    value,
  ]);

export const SAVE: Action = ['press', 'button', '^(Post task|Save changes)$'];

/** The steps that send a task that is valid, but for these values. */
export const posts = (values: FormValues = {}): readonly Action[] => [
  ...fillsIn({ ...VALID, ...values }),
  SAVE,
];

/** Plays the story's steps, and returns the open form, once the story is idle. */
export async function formOf(context: StepContext): Promise<Canvas> {
  await playSteps(context);
  await settled(context);
  const dialog = await screen.findByRole('dialog', { name: /^(Post a|Edit) task$/ });
  await settled(context);
  return within(dialog);
}

/** A play function: plays the steps, and checks that one field has the focus and an error. */
export function rejects(label: keyof typeof VALID, text: string) {
  return async (context: StepContext): Promise<void> => {
    const form = await formOf(context);
    const field = form.getByLabelText(label);
    await expect(field).toBeInvalid();
    await expect(field.getAttribute('aria-describedby')).not.toBeNull();
    await expect(form.getByText(text)).toBeVisible();
    await expect(field).toHaveFocus();
  };
}
