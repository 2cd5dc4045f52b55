import type { Browser, Page } from '@playwright/test';
import { unreadCount } from '#src/contract/unread.ts';
import { fullName } from '#src/domain/user.ts';
import { authCopy } from '#src/features/auth/copy.ts';
import { chatCopy } from '#src/features/messages/copy.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { CONVERSATION_ID } from '#mocks/scenarios/message-seeds.ts';
import { openAs, submitSignIn } from './steps.ts';
import { expect, test } from './test.ts';

const { client, worker } = people;

/** The client's chat with the worker, in which nobody is signed in yet. */
const CHAT = {
  scenario: 'messages-two-people',
  as: 'client',
  at: `/messages?conversation=${CONVERSATION_ID}`,
} as const;

const box = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const log = (page: Page) => page.getByRole('region', { name: chatCopy.log });

/** Opens the chat as the worker in another browser. */
async function openAsWorker(browser: Browser): Promise<Page> {
  const page = await openAs(browser, 'worker');
  await page.getByRole('link', { name: /^Messages/ }).click();
  await page.getByRole('link', { name: new RegExp(fullName(client)) }).click();
  return page;
}

test('what one person writes, the other sees with the next poll', async ({
  page,
  open,
  browser,
}) => {
  await open(CHAT);
  const other = await openAsWorker(browser);
  await expect(log(other)).toBeVisible();

  await box(page).fill('The keys are under the blue pot.');
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('The keys are under the blue pot.')).toBeVisible();
  await expect(log(page).getByText(chatCopy.send.sending)).toHaveCount(0);
  await expect(box(page)).toHaveValue('');

  let polls = 0;
  other.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(unreadCount.path)) polls += 1;
  });
  await expect(log(other).getByText('The keys are under the blue pot.')).toBeVisible();
  expect(polls).toBeLessThanOrEqual(1);

  await box(other).fill('Found them, thank you!');
  await other.keyboard.press('Enter');
  await expect(log(page).getByText('Found them, thank you!')).toBeVisible();
  await other.context().close();
});

test('Enter sends, and Shift and Enter start a new line', async ({ page, open }) => {
  await open(CHAT);
  await expect(page.getByRole('heading', { name: fullName(worker) })).toBeVisible();
  await expect(log(page)).toBeVisible();
  await box(page).click();
  await page.keyboard.type('Two things:');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('a ladder and a level.');
  await expect(box(page)).toHaveValue('Two things:\na ladder and a level.');
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toBeFocused();
  await expect(log(page).getByText('Two things:\na ladder and a level.')).toBeVisible();
});

test('a reload keeps the conversation, its messages and what was typed', async ({ page, open }) => {
  await open(CHAT);
  // Enter sends nothing while the messages are loading.
  await expect(log(page)).toBeVisible();
  await box(page).fill('Sunday at ten?');
  await page.keyboard.press('Enter');
  await expect(log(page).getByText(chatCopy.send.sending)).toHaveCount(0);
  await box(page).fill('Or rather');
  await page.reload();
  await expect(log(page).getByText('Sunday at ten?')).toBeVisible();
  await expect(box(page)).toHaveValue('Or rather');
});

test('what is typed in one tab survives a call that another tab gets rejected', async ({
  page,
  open,
  context,
}) => {
  await open(CHAT);
  await expect(log(page)).toBeVisible();
  await box(page).fill('Sunday at ten, if the ladder fits');
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('button', { name: /Clara/ })).toBeVisible();
  await other.route('**/api/**', (route) => route.fulfill({ status: 401, json: {} }));
  await other.getByRole('link', { name: 'Dashboard', exact: true }).click();

  await expect(page.getByText(authCopy.reasons['session-ended'].title)).toBeVisible();
  await other.close();
  await submitSignIn(page, 'client');
  await expect(box(page)).toHaveValue('Sunday at ten, if the ladder fits');
});
