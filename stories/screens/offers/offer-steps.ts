import type { Canvas } from 'storybook/internal/csf';
import { expect, screen, waitFor, within, type userEvent } from 'storybook/test';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { settle } from '../../stage/settle.ts';

/** What a step needs of a story's context. */
export interface Acting {
  readonly id: string;
  readonly canvas: Canvas;
  readonly loaded: Record<string, unknown>;
  readonly userEvent: Pick<
    typeof userEvent,
    'type' | 'click' | 'clear' | 'paste' | 'selectOptions'
  >;
}

/** The items of the list, near and far, when the story has come to rest. */
export async function itemsOf(context: Acting): Promise<HTMLElement[]> {
  await settle(stageOf(context));
  const list = await context.canvas.findByRole('list', { name: 'Offers' });
  return within(list).getAllByRole('listitem');
}

/** The only card of the list. @throws Error when there is none, or another */
export async function onlyCard(context: Acting): Promise<HTMLElement> {
  await settle(stageOf(context));
  const [card, ...others] = await context.canvas.findAllByRole('article');
  if (!card || others.length > 0) throw new Error('There is no card, or more than one.');
  return card;
}

/** Presses a button of the only card, or of the dialog over the list. */
export async function press(context: Acting, name: string | RegExp): Promise<void> {
  await settle(stageOf(context));
  // An open dialog hides the cards; it comes with them.
  const place = await waitFor(
    () => screen.queryByRole('dialog') ?? screen.getAllByRole('article')[0],
  );
  if (!place) throw new Error('There is neither a card nor a dialog.');
  // In a dialog, the last is the one in words: a cross may have the same name.
  const button = (await within(place).findAllByRole('button', { name })).at(-1);
  if (button) await context.userEvent.click(button);
}

/** A button is busy and keeps its words; what is under way is announced. */
export async function isBusy(name: string, words: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button.nextElementSibling).toHaveTextContent(words);
  return button;
}

/** The server has seen a call, and no second one. */
export async function wasSentOnce(context: Acting, { name }: AnyEndpoint): Promise<void> {
  const stage = stageOf(context);
  await settle(stage);
  await expect(stage.server.seen.filter(({ call }) => call === name)).toHaveLength(1);
}

/** Answers the offer with the words that are there, or with others. */
export async function answer(
  context: Acting,
  which: 'Accept' | 'Decline',
  words?: string,
): Promise<void> {
  await press(context, which);
  const box = await screen.findByRole('textbox', { name: /^Your message to/ });
  if (words !== undefined) {
    await context.userEvent.clear(box);
    if (words !== '') await context.userEvent.type(box, words);
  }
  await press(context, `${which} offer`);
}

/** Lets the clock of the story go on, and what follows come to rest. */
export async function pass(context: Acting, milliseconds: number): Promise<void> {
  const stage = stageOf(context);
  await settle(stage);
  stage.clock.advance(milliseconds);
  await settle(stage);
}

/** The open dialog, when it and its story have come to rest. */
export async function openDialog(context: Acting): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog');
  await settle(stageOf(context));
  return dialog;
}
