import { userEvent } from 'storybook/test';
import { expect, it } from 'vitest';
import { contactCopy } from '#src/features/contact/copy.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import {
  contactField,
  fillContact,
  inquiry,
  submitContact,
} from '#stories/features/contact/contact-steps.ts';
import { settle } from '#stories/stage/settle.ts';
import { renderStage } from '../render-stage.tsx';
import { home } from '#mocks/scenarios/shell.ts';
import { ContactScreen } from '#src/screens/contact/ContactScreen.tsx';

const at = paths.contact.to();

it('makes no call, says so, and keeps the message [contact.form.submit-not-connected]', async () => {
  const { stage, canvas } = await renderStage(ContactScreen, { scenario: home, at });
  await fillContact(canvas, inquiry);
  await submitContact({ canvas, userEvent });
  await canvas.findByText(contactCopy.notConnected.title);
  await settle(stage);
  expect(stage.server.seen).toEqual([]);
  for (const name of Object.keys(inquiry) as (keyof typeof inquiry)[]) {
    expect(await contactField(canvas, name)).toHaveProperty('value', inquiry[name]);
  }
});
