import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import type { MockEngine } from '#mocks/engine/engine.ts';
import { API_BASE_PATH } from '#src/contract/endpoint.ts';
import { logout } from '#src/contract/auth.ts';
import type { Clock } from '#src/domain/clock.ts';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import type { Actor } from '#flows/flow.ts';
import { tourCopy } from './copy.ts';
import type { TourPointer } from './tour-pointer.ts';
import type { TourScript } from './tour-player.ts';

const copy = tourCopy.waits;

/** How long a tour waits for what a step expects, in milliseconds at any speed. */
const TIMEOUT_MS = 15_000;
/** How often it looks, in milliseconds. */
const POLL_MS = 100;
/** The pace of a tour, in milliseconds at normal speed. */
const PACE = { move: 700, beforePress: 250, afterPress: 450, character: 45 } as const;

/** The workbench itself is no part of the page that a tour is about. */
const WORKBENCH = '#workbench';
const FIELDS = 'input, textarea, select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What {@link createPageActor} needs. */
export interface PageActorOptions {
  readonly script: TourScript;
  readonly pointer: TourPointer;
  /** Sends the events of a user. One copy of the library per document: two would miss each other's typing. */
  readonly user: Pick<UserEvent, 'click' | 'type' | 'keyboard' | 'clear' | 'selectOptions'>;
  readonly engine: MockEngine;
  /** The system's clock. */
  readonly clock: Clock;
  /** Whether the visitor wants no motion: the pointer jumps, and a text appears at once. */
  readonly isMotionReduced: boolean;
  /** Loads one of the app's paths as a new page. */
  readonly loadPage: (path: string) => void;
}

/**
 * Creates an actor that drives the app in this page, visibly: it finds what a step names by role and
 * label, points at it, presses it and types.
 *
 * Its actions throw an Error that names what the page does not show.
 */
export function createPageActor(options: PageActorOptions): Actor {
  const { script, pointer, user, engine, clock, isMotionReduced, loadPage } = options;
  const moving = isMotionReduced ? 0 : PACE.move;

  /** Waits until the page shows what is looked for, and only once. */
  async function found<Result>(what: string, find: () => readonly Result[]): Promise<Result> {
    const deadline = clock.now() + TIMEOUT_MS;
    for (;;) {
      script.signal.throwIfAborted();
      const results = find();
      const [first] = results;
      if (results.length === 1 && first !== undefined) return first;
      if (clock.now() >= deadline) {
        throw new Error(results.length === 0 ? copy.missing(what) : copy.ambiguous(what));
      }
      await new Promise<void>((resolve) => clock.after(POLL_MS, resolve));
    }
  }

  /** Runs an action, unless it was carried out before a reload. */
  async function act(run: () => Promise<void>): Promise<void> {
    if (!(await script.begin())) return;
    await run();
    script.signal.throwIfAborted();
    script.commit();
  }

  /** Waits until a condition of the page holds. */
  const until = (what: string, isTrue: () => boolean) =>
    act(async () => {
      await found(what, () => (isTrue() ? [true] : []));
    });

  async function pointAt(element: Element): Promise<void> {
    pointer.moveTo(element, script.scaled(moving));
    await script.wait(moving);
    script.signal.throwIfAborted();
  }

  async function pressOn(find: () => Promise<HTMLElement>): Promise<void> {
    await pointAt(await find());
    pointer.press();
    await script.wait(PACE.beforePress);
    // What was pointed at may have been rendered again.
    const element = await find();
    script.signal.throwIfAborted();
    // Before the click: it may load another page.
    script.commit();
    await user.click(element);
    pointer.release();
    await script.wait(PACE.afterPress);
  }

  const pressable: (...given: Parameters<Actor['press']>) => Promise<HTMLElement> = (
    role,
    name,
    card,
  ) =>
    found(copy.pressable(role, printed(name)), () => {
      const places: HTMLElement[] =
        card === undefined ? [document.body] : shown(allByRole('article', card));
      return places
        .flatMap((place) => shown(queryAllByRole(place, role, { name })))
        .filter((element) => !element.matches(':disabled, [aria-disabled="true"]'));
    });

  const fieldOf = (label: string | RegExp) =>
    found(copy.field(printed(label)), () =>
      shown(queryAllByLabelText<Field>(document.body, label, { selector: FIELDS })),
    );

  /** Types character by character, so that an audience can follow. */
  async function typeInto(field: Field, text: string): Promise<void> {
    // A date is complete or empty, so it has no characters.
    if (field.type === 'date' || isMotionReduced || script.scaled(PACE.character) === 0) {
      await user.type(field, asKeys(text));
      return;
    }
    for (const character of text) {
      // The visitor may have clicked elsewhere while the tour was paused.
      if (document.activeElement !== field) field.focus();
      await user.keyboard(asKeys(character));
      await script.wait(PACE.character);
      script.signal.throwIfAborted();
    }
  }

  async function enterField(label: string | RegExp): Promise<Field> {
    const field = await fieldOf(label);
    await pointAt(field);
    pointer.press();
    await user.click(field);
    pointer.release();
    return field;
  }

  return {
    press: (role, name, card) => act(() => pressOn(() => pressable(role, name, card))),
    pressAndConfirm: (name, question, card) =>
      act(async () => {
        const { confirm } = window;
        // The browser's own dialog would wait for the visitor.
        window.confirm = (message) => {
          pointer.answer(message ?? '');
          return message === question;
        };
        try {
          await pressOn(() => pressable('button', name, card));
        } finally {
          window.confirm = confirm;
        }
        const { answered } = pointer.state();
        if (answered !== question) throw new Error(copy.question(question));
      }),
    type: (label, text) => act(async () => typeInto(await enterField(label), text)),
    fills: (label, text) =>
      act(async () => {
        const field = await enterField(label);
        await user.clear(field);
        await typeInto(field, text);
      }),
    chooses: (label, option) =>
      act(async () => {
        const field = await enterField(label);
        await user.selectOptions(field, option);
        await script.wait(PACE.afterPress);
      }),
    seesTyped: (label, text) =>
      until(copy.typed(printed(label), text), () =>
        queryAllByLabelText<Field>(document.body, label, { selector: FIELDS }).some(
          ({ value }) => value === text,
        ),
      ),
    seesHeading: (name) =>
      until(copy.heading(printed(name)), () => shown(allByRole('heading', name)).length > 0),
    sees: (text) =>
      until(copy.text(printed(text)), () => {
        const ignore = `script, style, ${WORKBENCH} *`;
        return shown(queryAllByText(document.body, text, { ignore })).length > 0;
      }),
    seesCard: (title, isThere) =>
      until(
        isThere ? copy.card(title) : copy.noCard(title),
        () => shown(allByRole('article', title)).length > 0 === isThere,
      ),
    returnsWithExpiredSession: (path) =>
      act(async () => {
        // An unknown token stands for one that has expired.
        engine.opening().storage.set(SESSION_KEYS.token, 'dead');
        script.commit();
        loadPage(path);
        // The tour goes on when the page has been loaded.
        await new Promise((_resolve, reject) => {
          script.signal.addEventListener('abort', reject, { once: true });
        });
      }),
    losesSession: () =>
      act(async () => {
        const { storage } = engine.opening();
        const token = storage.get(SESSION_KEYS.token);
        const answer = await engine.handle(
          new Request(window.location.origin + API_BASE_PATH + logout.path, {
            method: logout.method,
            headers: { Authorization: `Bearer ${token}` },
          }),
        );
        if (!answer.ok) throw new Error(await answer.text());
      }),
    waits: (milliseconds) =>
      act(async () => {
        if (engine.opening().clock.isStopped) engine.advance(milliseconds);
      }),
  };
}

const allByRole = (role: string, name: string | RegExp) =>
  queryAllByRole(document.body, role, { name });

/** Only what is visible, and part of the app. */
function shown<Shown extends Element>(elements: readonly Shown[]): Shown[] {
  return elements.filter(
    (element) =>
      element.closest(WORKBENCH) === null && element.checkVisibility({ visibilityProperty: true }),
  );
}

/** A name to read: an expression without its marks. */
function printed(name: string | RegExp): string {
  return typeof name === 'string' ? name : name.source.replaceAll(/[\^$\\]/g, '');
}

/** Text for `user.keyboard`, which has commands in brackets. */
const asKeys = (text: string) => text.replaceAll(/[{[]/g, '$&$&');
