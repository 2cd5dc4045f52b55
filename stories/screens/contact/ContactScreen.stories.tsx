import { expect } from 'storybook/test';
import { paths } from '#src/lib/navigation/paths.ts';
import { everywhere, inThreeModes } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import {
  contactField,
  fillContact,
  inquiry,
  submitContact,
} from '../../features/contact/contact-steps.ts';
import { home } from '#mocks/scenarios/shell.ts';
import { ContactScreen } from '#src/screens/contact/ContactScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Contact',
  component: ContactScreen,
  parameters: { scenario: home, at: paths.contact.to() },
});

export const Empty = meta.story({
  parameters: { states: ['contact.form.empty'], chromatic: everywhere },
  play: async ({ canvas }) => {
    for (const name of ['name', 'email', 'subject', 'message'] as const) {
      await expect(await contactField(canvas, name)).toHaveValue('');
    }
  },
});

export const Filled = meta.story({
  parameters: { states: ['contact.form.filled'] },
  play: async ({ canvas }) => {
    await fillContact(canvas, inquiry);
    await expect(await contactField(canvas, 'message')).toHaveValue(inquiry.message);
  },
});

/** The form is not connected, says so, and keeps what was typed. */
export const Submitted = meta.story({
  parameters: { chromatic: inThreeModes },
  play: async (context) => {
    await fillContact(context.canvas, inquiry);
    await submitContact(context);
    await expect(await context.canvas.findByText("We can't receive messages yet")).toBeVisible();
  },
});

export const Invalid = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await fillContact(canvas, { email: 'nora@' });
    await submitContact(context);
    await canvas.findByText('Name is required');
    await expect(await contactField(canvas, 'name')).toHaveFocus();
  },
});
