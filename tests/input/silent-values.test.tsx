import { fireEvent, screen, userEvent } from 'storybook/test';
import { expect, it } from 'vitest';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { login, verifyEmail } from '#src/contract/auth.ts';
import { sendMessage } from '#src/contract/messages.ts';
import { declineOffer } from '#src/contract/offers.ts';
import { createTask } from '#src/contract/tasks.ts';
import { contactCopy } from '#src/features/contact/copy.ts';
import { MOCK_CODE } from '#mocks/db/codes.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { box, CHAT } from '../messages/chat-steps.ts';
import { mountForm, openForm, VALID, VALID_BODY } from '../task-form/mount-form.tsx';
import { renderStage } from '../render-stage.tsx';
import { dashboardLoaded } from '#mocks/scenarios/dashboard.ts';
import { messagesLoaded } from '#mocks/scenarios/messages.ts';
import { offersCardPending } from '#mocks/scenarios/offer-cards.ts';
import { home } from '#mocks/scenarios/shell.ts';
import { AuthScreen } from '#src/screens/auth/AuthScreen.tsx';
import { ContactScreen } from '#src/screens/contact/ContactScreen.tsx';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { OffersScreen } from '#src/screens/offers/OffersScreen.tsx';
import { MessagesScreen } from '#src/screens/messages/MessagesScreen.tsx';

/** Fills fields as some password managers do: nobody is told. */
function fillSilently(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values))
    screen.getByLabelText<HTMLInputElement>(label, { exact: true }).value = value;
}

async function press(name: string | RegExp): Promise<void> {
  await userEvent.click(screen.getAllByRole('button', { name }).at(-1)!);
}

const bodyOf = ({ server }: Stage, { name }: AnyEndpoint) =>
  server.seen.findLast(({ call }) => call === name)?.body;

it('signs in with what the fields have', async () => {
  const { stage } = await renderStage(AuthScreen, { scenario: home, at: '/auth' });
  fillSilently({ Email: people.client.email, Password: 'secret-password' });
  await press('Sign in');
  await settle(stage);
  expect(bodyOf(stage, login)).toMatchObject({
    email: people.client.email,
    password: 'secret-password',
  });
});

it('verifies the code that the field has', async () => {
  const { stage } = await renderStage(DashboardScreen, {
    scenario: dashboardLoaded,
    as: 'unverified',
  });
  await press('Verify email');
  await screen.findByLabelText('Verification code');
  const code = screen.getByLabelText<HTMLInputElement>('Verification code');
  code.value = MOCK_CODE;
  void fireEvent.submit(code.form!);
  await settle(stage);
  expect(bodyOf(stage, verifyEmail)).toMatchObject({ otp: MOCK_CODE });
});

it('takes the message of the contact form', async () => {
  await renderStage(ContactScreen, { scenario: home, at: '/contact' });
  fillSilently({ Name: 'Ana', Email: 'ana@example.com', Subject: 'Hi', Message: 'Pianos?' });
  await press(contactCopy.submit);
  await screen.findByText(contactCopy.notConnected.title);
});

it('posts the task that the fields have', async () => {
  const stage = await mountForm();
  const form = await openForm(stage);
  for (const [label, value] of Object.entries(VALID))
    form.field(label as keyof typeof VALID).value = value;
  await form.submit();
  expect(bodyOf(stage, createTask)).toEqual(VALID_BODY);
});

it('sends the answer to an offer that the box has', async () => {
  const { stage } = await renderStage(OffersScreen, offersCardPending);
  await press('Decline');
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your message/ }).value = 'Sorry.';
  await press('Decline offer');
  await settle(stage);
  expect(bodyOf(stage, declineOffer)).toEqual({ response_message: 'Sorry.' });
});

it('sends the message that the box has, once', async () => {
  const { stage } = await renderStage(MessagesScreen, { scenario: messagesLoaded, at: CHAT });
  box().value = 'On my way';
  void fireEvent.submit(box().form!);
  void fireEvent.submit(box().form!);
  await settle(stage);
  expect(stage.server.seen.filter(({ call }) => call === sendMessage.name)).toHaveLength(1);
  expect(bodyOf(stage, sendMessage)).toMatchObject({ message: 'On my way' });
});
