import { expect, screen, waitFor, within } from 'storybook/test';
import { withSingleSpaces } from '#states/state-texts.ts';
import { settle } from '#stories/stage/settle.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import type { StepContext } from '#stories/stage/step-context.ts';

/** The parts of a story's context that its steps are played with. */
type Played = Pick<StepContext, 'id' | 'loaded' | 'parameters' | 'userEvent'>;

/** A play function: plays the story's steps, and checks that these texts can be read then. */
export function showsText(...texts: readonly (string | RegExp)[]) {
  return async (context: Played): Promise<void> => {
    await playSteps(context);
    await canRead(...texts);
  };
}

/** A play function: plays the story's steps, lets time pass, and checks that these texts can be read then. */
export function showsLater(milliseconds: number, ...texts: readonly (string | RegExp)[]) {
  return async (context: Played): Promise<void> => {
    await playSteps(context);
    await advance(context, milliseconds);
    await canRead(...texts);
  };
}

async function canRead(...texts: readonly (string | RegExp)[]): Promise<void> {
  for (const text of texts) {
    await waitFor(() => expect(withSingleSpaces(document.body.innerText)).toMatch(text));
  }
}

/** A play function: plays the story's steps, and checks that one element of a role can be seen then. */
export function showsRole(...[role, options]: Parameters<typeof screen.findByRole>) {
  return async (context: Played): Promise<void> => {
    await playSteps(context);
    // Looked up again each time: a list that has been refetched has other elements.
    await waitFor(() => expect(screen.getByRole(role, options)).toBeVisible());
  };
}

/** A play function: plays the story's steps, and checks that a button is busy then. */
export function showsBusy(name: string, announcement: string) {
  return async (context: Played): Promise<void> => {
    await playSteps(context);
    await expectBusy(name, announcement);
  };
}

/** A play function: plays the story's steps, and checks where a link leads to then. */
export function showsLink(name: string | RegExp, href: string) {
  return async (context: Played): Promise<void> => {
    await playSteps(context);
    await expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  };
}

/** Waits until the story is idle. */
export const settled = (context: Played): Promise<void> => settle(stageOf(context));

/** Returns the rendered items of the list, once the story is idle. */
export async function itemsOf(context: StepContext): Promise<HTMLElement[]> {
  await settled(context);
  const list = await context.canvas.findByRole('list', { name: 'Offers' });
  return within(list).getAllByRole('listitem');
}

/** Waits until the list shows a number of offers. How many are rendered depends on the viewport. */
export async function showsCount(context: StepContext, count: number): Promise<void> {
  await settled(context);
  await expect(context.canvas.getByText(new RegExp(`^Showing ${count} of`))).toBeVisible();
}

/**
 * Returns the only card of the list, once the story is idle.
 *
 * @throws Error unless there is exactly one card
 */
export async function onlyCard(context: StepContext): Promise<HTMLElement> {
  await settled(context);
  const [card, ...others] = await context.canvas.findAllByRole('article');
  if (!card || others.length > 0) throw new Error('Expected exactly one card.');
  return card;
}

/** The labels of a card's actions: first its link, last its primary button. */
export const actionsIn = (card: HTMLElement): string[] =>
  [...within(card).queryAllByRole('link'), ...within(card).queryAllByRole('button')]
    .filter((control) => control.closest('footer') !== null)
    .map(({ textContent }) => textContent.replace(/ of .*/, ''));

/** Clicks a button, or a link, of the open dialog, or of the first card when none is open. */
export async function press(context: StepContext, name: string | RegExp): Promise<void> {
  await settled(context);
  // An open dialog hides the cards. It renders together with them.
  const place = await waitFor(
    () => screen.queryByRole('dialog') ?? screen.getAllByRole('article')[0],
  );
  if (!place) throw new Error('Expected a card or a dialog.');
  // In a dialog, the text button comes last; the close icon may have the same name.
  const control = await waitFor(
    () =>
      within(place).queryAllByRole('button', { name }).at(-1) ??
      within(place).getByRole('link', { name }),
  );
  await context.userEvent.click(control);
}

/** Checks that a button is busy, keeps its label and announces the progress. Returns the button. */
export async function expectBusy(name: string, announcement: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button.nextElementSibling).toHaveTextContent(announcement);
  return button;
}

/** Advances the story's clock, and waits until the story is idle. */
export async function advance(context: Played, milliseconds: number): Promise<void> {
  const stage = stageOf(context);
  await settle(stage);
  stage.clock.advance(milliseconds);
  await settle(stage);
}

/** Returns the open dialog, once the story is idle. */
export async function openDialog(context: StepContext): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog');
  await settled(context);
  return dialog;
}
