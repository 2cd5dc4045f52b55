import { screen, userEvent, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { TASK_LIMITS } from '#src/domain/task-limits.ts';
import { authCopy } from '#src/features/auth/copy.ts';
import { landingCopy } from '#src/features/landing/copy.ts';
import { MOCK_CODE } from '#mocks/db/codes.ts';
import { MOCK_PASSWORD } from '#mocks/db/accounts.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { fillSignIn, submitSignIn } from '#stories/screens/auth/sign-in-steps.ts';
import { fillSignUp, newcomer, submitSignUp } from '#stories/screens/auth/sign-up-steps.ts';
import { settle } from '#stories/stage/settle.ts';
import { renderStage, type RenderedStage } from '../render-stage.tsx';
import { home } from '#mocks/scenarios/shell.ts';
import { HomeScreen } from '#src/screens/home/HomeScreen.tsx';
import { ClientScreen } from '#src/screens/client/ClientScreen.tsx';
import { AuthScreen } from '#src/screens/auth/AuthScreen.tsx';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';

const screens = [HomeScreen, ClientScreen, AuthScreen, DashboardScreen];

const TASK = 'Build a loft bed & a desk';
const FORM = '/client?post=Build+a+loft+bed+%26+a+desk';

/** Fills in the search box and submits it with Enter. */
async function search({ stage, canvas }: RenderedStage, text: string): Promise<void> {
  const box = canvas.getByLabelText(landingCopy.hero.search.label);
  await userEvent.click(box);
  if (text !== '') await userEvent.paste(text);
  await userEvent.keyboard('{Enter}');
  await settle(stage);
}

/** Checks that the form for a new task is open, with this title. */
async function expectForm(title: string): Promise<void> {
  const form = await screen.findByRole('dialog', { name: 'Post a task' });
  expect(within(form).getByLabelText('Title')).toHaveProperty('value', title);
}

async function enterCode(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Verification code'), MOCK_CODE);
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  await screen.findByRole('dialog', { name: 'Your email is verified' });
}

/** Signs in on the other tab of the page that asks for an account. */
async function signInInstead({ stage, canvas }: RenderedStage): Promise<void> {
  await userEvent.click(canvas.getByRole('tab', { name: authCopy.tabs.login }));
  await settle(stage);
  const account = { email: people.client.email, password: MOCK_PASSWORD };
  await fillSignIn({ canvas, userEvent }, account);
  await submitSignIn({ canvas, userEvent });
  await canvas.findByRole('button', { name: /Clara/, hidden: true });
  await settle(stage);
}

describe('the search of a signed-in viewer', () => {
  it('opens the task form with the title', async () => {
    const rendered = await renderStage(screens, { scenario: home, as: 'client' });
    await search(rendered, `  ${TASK} `);
    expect(rendered.stage.address()).toBe(FORM);
    await expectForm(TASK);
  });

  it('opens an empty form without a text', async () => {
    const rendered = await renderStage(screens, { scenario: home, as: 'client' });
    await search(rendered, '');
    await expectForm('');
  });

  it('takes no more than a title can have', async () => {
    const rendered = await renderStage(screens, { scenario: home, as: 'client' });
    await search(rendered, 'x'.repeat(TASK_LIMITS.title + 1));
    await expectForm('x'.repeat(TASK_LIMITS.title));
  });
});

describe('the search of a signed-out visitor', () => {
  it('asks for an account first, and says why', async () => {
    const rendered = await renderStage(screens, home);
    await search(rendered, TASK);
    expect(rendered.stage.address()).toBe('/auth?tab=register');
    rendered.canvas.getByText(authCopy.reasons['task-to-post'].title);
    expect(rendered.stage.server.seen).toEqual([]);
  });

  it('leads to the form after sign-up and verification', async () => {
    const rendered = await renderStage(screens, home);
    await search(rendered, TASK);
    await fillSignUp(rendered, newcomer);
    await submitSignUp({ ...rendered, userEvent });
    await enterCode();
    rendered.stage.clock.advance(1_500);
    await settle(rendered.stage);
    expect(rendered.stage.address()).toBe(FORM);
    await expectForm(TASK);
  });

  it('leads to the form after signing in on the other tab', async () => {
    const rendered = await renderStage(screens, home);
    await search(rendered, TASK);
    await signInInstead(rendered);
    expect(rendered.stage.address()).toBe(FORM);
    await expectForm(TASK);
  });
});

it.each([
  ['a signed-in viewer', 'worker', '/worker/tasks'],
  ['a signed-out visitor', undefined, '/auth?tab=register&type=worker'],
] as const)('%s who wants to earn money comes to the right page', async (_, as, address) => {
  const { stage, canvas } = await renderStage(screens, { scenario: home, ...(as && { as }) });
  await userEvent.click(canvas.getByRole('link', { name: landingCopy.today.earn }));
  await settle(stage);
  expect(stage.address()).toBe(address);
});
