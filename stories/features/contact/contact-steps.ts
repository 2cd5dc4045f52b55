import { fireEvent } from 'storybook/test';
import type { ContactForm } from '#src/domain/contact-form.ts';
import type { StepContext } from '#stories/stage/step-context.ts';

/** A message of a visitor. */
export const inquiry: ContactForm = {
  name: 'Nora Bell',
  email: 'nora@nearhand.example',
  subject: 'Fences',
  message: 'Do students also paint fences? Ours is 40 feet long.',
};

const LABELS: Record<keyof ContactForm, RegExp> = {
  name: /^Name/,
  email: /^Email/,
  subject: /^Subject/,
  message: /^Message/,
};

/** Finds a field of the contact form by its label. */
export function contactField(
  canvas: StepContext['canvas'],
  name: keyof ContactForm,
): Promise<HTMLElement> {
  return canvas.findByLabelText(LABELS[name]);
}

/** Sets fields of the contact form at once. */
export async function fillContact(
  canvas: StepContext['canvas'],
  values: Partial<ContactForm>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = await contactField(canvas, name as keyof ContactForm);
    await fireEvent.change(field, { target: { value } });
  }
}

/** Submits the contact form with its button. */
export async function submitContact({
  canvas,
  userEvent,
}: Pick<StepContext, 'canvas' | 'userEvent'>): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }));
}
