import { fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { expect } from 'vitest';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import type { Session } from '#src/lib/session/session.ts';
import { people, type Viewer } from '#mocks/fixtures/accounts.ts';
import { signIn } from '#mocks/scenarios/scenario.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';

type Name = string | RegExp;

export const button = (name: Name) => screen.getByRole('button', { name });
export const link = (name: Name) => screen.getByRole('link', { name });

/** Presses a button or a link, and waits for what follows. */
export async function press(stage: Stage, name: Name): Promise<void> {
  await userEvent.click(screen.queryByRole('button', { name }) ?? link(name));
  await settle(stage);
}

/** Replaces what is in a field by a text, as a paste over everything does. */
export function fill(field: Element, text: string): void {
  (field as HTMLElement).focus();
  void fireEvent.change(field, { target: { value: text } });
}

/** Advances the clock, and waits for what follows. */
export async function advance(stage: Stage, milliseconds: number): Promise<void> {
  stage.clock.advance(milliseconds);
  await settle(stage);
}

/** Opens a page as a link does, or goes through the history. The cache stays. */
export async function visit(stage: Stage, to: string | -1 | 1): Promise<void> {
  const { navigate } = stage.visit().router;
  await (typeof to === 'string' ? navigate(to) : navigate(to));
  await settle(stage);
}

/** Loads the page again. */
export async function reload(stage: Stage): Promise<void> {
  stage.environment.reload();
  await settle(stage);
}

/** The requests of a call so far. */
export const requestsOf = ({ server }: Stage, { name }: AnyEndpoint) =>
  server.seen.filter(({ call }) => call === name);

/** How often a call was sent. */
export const sent = (stage: Stage, endpoint: AnyEndpoint) => requestsOf(stage, endpoint).length;

export const waitForFocus = (element: () => Element | null) =>
  waitFor(() => expect(document.activeElement).toBe(element()));

export const waitForClose = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

/** The status on the first card. */
export const badge = () =>
  screen.getAllByRole('article')[0]?.querySelector('[data-tone]')?.textContent;

/** A new session of an account, as signing in starts one. */
export function sessionOf({ server: { world } }: Stage, who: Viewer): Session {
  const { password: _, ...user } = world.users.findOrThrow(people[who].id);
  return { token: world.issueToken(user.id), user };
}

/** Another tab of the same browser signs in. */
export const signInElsewhere = (stage: Stage, who: Viewer) =>
  stage.storage.changeElsewhere(signIn(stage.server.world, who));
