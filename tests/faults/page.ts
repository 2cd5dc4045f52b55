import { screen, userEvent } from 'storybook/test';
import { expect } from 'vitest';
import { listCategories } from '#src/contract/tasks.ts';
import { authCopy } from '#src/features/auth/copy.ts';
import { SLOW_MS } from '#src/lib/calls/use-is-slow.ts';
import { SLOW_TITLE } from '#src/ui/slow-text.ts';
import { MOCK_PASSWORD } from '#mocks/db/accounts.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { advance } from '../steps.ts';
import { fillSignIn, submitSignIn } from '#stories/screens/auth/sign-in-steps.ts';

/** Long enough for the calls that wait for others. */
export const ARRIVAL_MS = 1_000;

/**
 * Everything that is on the screen, as text. Without views, since each fetch of a task counts one. `innerText` would
 * take a third of these tests' time, for what is the same without a layout.
 */
export const shownText = () =>
  document.body.textContent
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\d+ views?/g, '')
    .trim();

/** The visible messages about failures. */
export const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

/** Whether something on the screen is still loading. */
export const isLoading = () =>
  [...document.querySelectorAll('.animate-breathe, [aria-busy="true"]')].some((part) =>
    part.checkVisibility(),
  );

/** Passes more than the time after which waiting needs a way out (decision 009). */
export const passTheLimit = (stage: Stage) => advance(stage, SLOW_MS + 1);

/** The page is still there: no white page, and nothing that only developers understand. */
export function expectPage(): void {
  expect(document.querySelector('main')?.textContent, 'the page').not.toBe('');
  expect(shownText()).not.toMatch(/undefined|\[object|Unexpected|zod/);
}

/** The visible messages at fields. */
const fieldErrors = () =>
  [...document.querySelectorAll('[aria-invalid="true"]')].map(
    (field) => (field as HTMLInputElement).ariaDescribedByElements?.at(-1)?.textContent ?? '',
  );

/** Something says what is wrong. */
export const expectMessage = () =>
  expect([...alerts(), ...fieldErrors()], 'a message').not.toEqual([]);

/** A message says that waiting takes long, or what the page does without the answer. */
export const expectLateMessage = () =>
  expect([...alerts(), shownText()].join(' ')).toMatch(
    new RegExp(`${SLOW_TITLE}|${listCategories.fallback}`),
  );

/** The session is over, and the sign-in page says so. */
export function expectSignedOut(stage: Stage): void {
  expect(stage.address()).toBe('/auth');
  expect(stage.environment.session.current()).toBeNull();
  expect(shownText()).toContain(authCopy.signIn);
}

/** Signs in on the sign-in page. */
export async function signIn(stage: Stage, email: string): Promise<void> {
  await fillSignIn({ canvas: screen, userEvent }, { email, password: MOCK_PASSWORD });
  await submitSignIn({ canvas: screen, userEvent });
  await settle(stage);
}
