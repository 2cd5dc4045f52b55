import { screen, userEvent } from 'storybook/test';
import { expect, it } from 'vitest';
import { sendMessage } from '#src/contract/messages.ts';
import { authCopy } from '#src/features/auth/copy.ts';
import { fails } from '#mocks/faults/faults.ts';
import { MOCK_PASSWORD } from '#mocks/db/accounts.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { fillSignIn, submitSignIn } from '#stories/screens/auth/sign-in-steps.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { CHAT, openChat, shown, write } from '../messages/chat-steps.ts';
import { type RenderedStage } from '../render-stage.tsx';

const TEXT = 'This was not delivered.';

async function signInAs({ stage, canvas }: RenderedStage, who: 'client' | 'worker'): Promise<void> {
  await fillSignIn({ canvas, userEvent }, { email: people[who].email, password: MOCK_PASSWORD });
  await submitSignIn({ canvas, userEvent });
  await settle(stage);
}

async function endSession(stage: Stage): Promise<void> {
  stage.environment.session.end('unauthorized');
  await screen.findByText(authCopy.reasons['session-ended'].title);
}

it('another user does not', async () => {
  const rendered = await openChat();
  await endSession(rendered.stage);
  await signInAs(rendered, 'worker');
  expect(rendered.stage.fullNavigations).toEqual(['/dashboard']);
});

it('where storage is blocked, the next user gets nothing of the outbox of the one before', async () => {
  const rendered = await openChat(fails(sendMessage, 500));
  const { stage } = rendered;
  stage.storage.isPersistent = () => false;
  await write(TEXT);
  await settle(stage);
  expect(shown(TEXT)).toBe(1);
  await stage.visit().router.navigate('/auth');
  await signInAs(rendered, 'worker');
  expect(rendered.stage.fullNavigations).toEqual([]);
  await stage.visit().router.navigate(CHAT);
  await settle(stage);
  expect(shown(TEXT)).toBe(0);
});
