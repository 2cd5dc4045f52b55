import {
  fireEvent,
  isInaccessible,
  queryAllByLabelText,
  queryAllByRole,
  queryAllByText,
  waitFor,
} from '@testing-library/dom';
import type { Action, Actor } from './flow.ts';

const FIELDS = 'input, textarea, select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Longer texts are pasted: the keys of a long text take seconds, and a field looks the same afterwards. */
const MAX_TYPED = 20;

/** The page that an actor acts in, and what is done there behind the app's back. */
export interface ActedPage extends Pick<
  Actor,
  'returnsWithExpiredSession' | 'losesSession' | 'waits'
> {
  /** Sends the events of a user. One copy of the library per document: two would miss each other's typing. */
  readonly user: {
    click(element: Element): Promise<void>;
    type(element: Element, text: string): Promise<void>;
    clear(element: Element): Promise<void>;
    paste(text: string): Promise<void>;
    selectOptions(element: Element, option: string): Promise<void>;
  };
  /**
   * Waits before each action until the page is idle, or throws to end the script.
   *
   * @param isFilling whether only fields have been filled in since the last wait, which starts nothing to wait for
   */
  settle(isFilling: boolean): Promise<void>;
  /** Presses what opens the browser's question, and accepts it. Returns the question; undefined for none. */
  confirm(press: () => Promise<void>): Promise<string | undefined>;
  /** A selector of what is no part of the app. */
  readonly outside?: string;
  /** How long something may take that hangs, in milliseconds. */
  readonly timeout?: number;
}

/** An actor that also plays the actions that bring a page to a state. */
export interface PageActor extends Actor {
  plays(actions: readonly Action[]): Promise<void>;
}

/**
 * Creates an actor that plays flows in the document, by role and label: on a stage in a story or a test, and as a
 * tour in the running app.
 *
 * Its actions throw an Error that names what the page does not show.
 */
export function actInPage({
  user,
  settle,
  confirm,
  outside,
  timeout = 15_000,
  ...behind
}: ActedPage): PageActor {
  const isOfApp = (element: Element) => outside === undefined || element.closest(outside) === null;
  const byRole = (role: string, name: string | RegExp, place = document.body) =>
    queryAllByRole(place, role, { name }).filter(isOfApp);

  async function until<Result>(look: () => Result): Promise<Result> {
    return waitFor(look, { timeout, onTimeout: (error) => error });
  }

  /** Waits until the page shows what is looked for, and only once. */
  const one = <Found>(what: string, find: () => readonly Found[]): Promise<Found> =>
    until(() => {
      const [first, ...others] = find();
      if (first === undefined) throw new Error(`The page doesn't show ${what}.`);
      if (others.length > 0) throw new Error(`The page shows more than one: ${what}.`);
      return first;
    });

  /** Waits until a condition of the page holds. */
  const holds = async (what: string, isTrue: () => boolean): Promise<void> => {
    await one(what, () => (isTrue() ? [true] : []));
  };

  /** Whether the last action was on a field. */
  let isFilling = false;
  async function idle(isField = false): Promise<void> {
    await settle(isFilling && isField);
    isFilling = isField;
  }

  const press: Actor['press'] = async (role, name, card) => {
    await idle();
    const target = await one(`the ${role} "${printed(name)}"`, () => {
      const places = card === undefined ? [document.body] : byRole('article', card);
      return places
        .flatMap((place) => byRole(role, name, place))
        .filter((element) => !element.matches(':disabled, [aria-disabled="true"]'));
    });
    await user.click(target);
  };

  const fieldsOf = (label: string | RegExp) =>
    queryAllByLabelText<Field>(document.body, label, { selector: FIELDS }).filter(
      (field) => isOfApp(field) && !isInaccessible(field),
    );
  const fieldOf = async (label: string | RegExp) => {
    await idle(true);
    return one(`the field "${printed(label)}"`, () => fieldsOf(label));
  };

  const fills: Actor['fills'] = async (label, text) => {
    const field = await fieldOf(label);
    await user.clear(field);
    if (text.length > MAX_TYPED) await user.paste(text);
    else if (text !== '') await user.type(field, asKeys(text));
  };
  const chooses: Actor['chooses'] = async (label, option) =>
    user.selectOptions(await fieldOf(label), option);
  const isSeen = (text: string | RegExp) => queryAllByText(document.body, text).some(isOfApp);

  async function play(action: Action): Promise<void> {
    switch (action[0]) {
      case 'press':
        return press(action[1], new RegExp(action[2]));
      case 'fills':
        return fills(new RegExp(action[1]), action[2]);
      case 'sets':
        fireEvent.change(await fieldOf(new RegExp(action[1])), { target: { value: action[2] } });
        return;
      case 'chooses':
        return chooses(new RegExp(action[1]), action[2]);
      case 'scrollsTo':
        return holds(`the text "${action[1]}"`, () => {
          window.scrollTo(0, document.documentElement.scrollHeight);
          return isSeen(action[1]);
        });
    }
  }

  return {
    ...behind,
    press,
    fills,
    chooses,
    async plays(actions) {
      for (const action of actions) await play(action);
    },
    async pressAndConfirm(name, question, card) {
      const asked = await confirm(() => press('button', name, card));
      if (asked !== question) throw new Error(`The browser didn't ask "${question}".`);
    },
    type: async (label, text) => user.type(await fieldOf(label), asKeys(text)),
    async seesTyped(label, text) {
      await idle();
      await holds(`"${text}" in the field "${printed(label)}"`, () =>
        fieldsOf(label).some(({ value }) => value === text),
      );
    },
    seesHeading: (name) =>
      holds(`the heading "${printed(name)}"`, () => byRole('heading', name).length > 0),
    sees: (text) => holds(`the text "${printed(text)}"`, () => isSeen(text)),
    async seesCard(title, isThere) {
      await idle();
      await holds(
        isThere ? `the card "${title}"` : `that the card "${title}" is gone`,
        () => byRole('article', title).length > 0 === isThere,
      );
    },
  };
}

/** A name to read: an expression without its marks. */
function printed(name: string | RegExp): string {
  return typeof name === 'string' ? name : name.source.replaceAll(/[\^$\\]/g, '');
}

/** Text for `user.type`, which has commands in brackets. */
const asKeys = (text: string) => text.replaceAll(/[{[]/g, '$&$&');
