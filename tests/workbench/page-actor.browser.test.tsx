import { userEvent } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStorage } from '#src/lib/session/storage.ts';
import { createEngine, type MockEngine } from '#mocks/engine/engine.ts';
import { createSteppedClock, type SteppedClock } from '#mocks/clock/stepped-clock.ts';
import type { Actor } from '#flows/flow.ts';
import { createPageActor } from '#workbench/tours/page-actor.ts';
import { createTourPointer, type TourPointer } from '#workbench/tours/tour-pointer.ts';
import type { TourScript } from '#workbench/tours/tour-player.ts';

const ORIGIN = 'https://demo.nearhand.example';

let clock: SteppedClock;
let engine: MockEngine;
let pointer: TourPointer;
let loaded: string[];
let page: HTMLElement;
/** The number of commits of the script. */
let commits: number;

beforeEach(async () => {
  clock = createSteppedClock();
  engine = await createEngine({
    baseUrl: ORIGIN,
    path: '/?scenario=offers-loaded',
    serial: undefined,
    clock,
    storage: createMemoryStorage(),
    tabStorage: createMemoryStorage(),
  });
  engine.setLatency(0);
  pointer = createTourPointer();
  loaded = [];
  commits = 0;
  page = document.createElement('div');
  document.body.append(page);
});

afterEach(() => page.remove());

/** An actor without delays, whose script can have been carried out before. */
function actor({ isDone = false, signal = new AbortController().signal } = {}): Actor {
  const script: TourScript = {
    signal,
    begin: () => Promise.resolve(!isDone),
    commit: () => {
      commits += 1;
    },
    wait: () => Promise.resolve(),
    scaled: () => 0,
  };
  return createPageActor({
    script,
    pointer,
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    engine,
    clock,
    isMotionReduced: false,
    loadPage: (path) => loaded.push(path),
  });
}

function show(html: string): void {
  page.innerHTML = html;
}

/** Lets an actor look again until it gives up, after 15 s. */
async function timePasses(): Promise<void> {
  for (let look = 0; look <= 150; look += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    clock.advance(100);
  }
}

const field = (selector: string) => page.querySelector<HTMLInputElement>(selector);

describe('press', () => {
  it('clicks what a role and a name find, and shows where', async () => {
    show('<button id="a">Accept</button><button>Accept offer</button>');
    let commitsAtClick = 0;
    field('#a')?.addEventListener('click', () => {
      commitsAtClick = commits;
    });
    await actor().press('button', 'Accept');
    // Saved before the click, which may load another page.
    expect(commitsAtClick).toBe(1);
    const box = field('#a')!.getBoundingClientRect();
    expect(pointer.state()).toMatchObject({
      position: { x: box.left + box.width / 2, y: box.top + box.height / 2 },
      isHighlighted: false,
    });
  });

  it('stays inside the named card', async () => {
    const clicked: string[] = [];
    show(
      ['One', 'Two']
        .map((name) => `<article aria-label="${name}"><button>Accept</button></article>`)
        .join(''),
    );
    page.addEventListener('click', ({ target }) => {
      clicked.push((target as Element).closest('article')?.ariaLabel ?? '');
    });
    await actor().press('button', 'Accept', 'Two');
    expect(clicked).toEqual(['Two']);
  });

  it('ignores what is hidden, behind a dialog, or part of the workbench', async () => {
    show(
      `<button hidden>Next</button><div aria-hidden="true"><button>Next</button></div>
       <div id="workbench"><button>Next</button></div><button id="own">Next</button>`,
    );
    let clicks = 0;
    field('#own')?.addEventListener('click', () => {
      clicks += 1;
    });
    await Promise.all([actor().press('button', 'Next'), timePasses()]);
    expect(clicks).toBe(1);
  });

  it('waits until the button is enabled', async () => {
    show('<button disabled>Send</button>');
    let clicks = 0;
    field('button')?.addEventListener('click', () => {
      clicks += 1;
    });
    const pressing = actor().press('button', 'Send');
    await new Promise((resolve) => setTimeout(resolve));
    clock.advance(100);
    await new Promise((resolve) => setTimeout(resolve));
    expect(commits).toBe(0);
    field('button')!.disabled = false;
    await Promise.all([pressing, timePasses()]);
    expect(clicks).toBe(1);
  });

  it('tells what it has waited for', async () => {
    show('<p>Nothing to press</p>');
    const pressing = expect(actor().press('button', /^Accept/)).rejects.toThrow(
      'The tour waited for the button "Accept".',
    );
    await Promise.all([pressing, timePasses()]);
  });

  it('tells that a name is not unique', async () => {
    show('<button>Send</button><button>Send</button>');
    const pressing = expect(actor().press('button', 'Send')).rejects.toThrow(
      'The page shows more than one: the button "Send".',
    );
    await Promise.all([pressing, timePasses()]);
  });

  it('does nothing again that was carried out before a reload', async () => {
    show('<p>Another page</p>');
    await actor({ isDone: true }).press('button', 'Sign in');
    expect(commits).toBe(0);
  });

  it('stops looking when the tour ends', async () => {
    const ended = new AbortController();
    const pressing = expect(
      actor({ signal: ended.signal }).press('button', 'Never'),
    ).rejects.toThrow('ended');
    ended.abort(new Error('ended'));
    clock.advance(100);
    await pressing;
  });
});

describe('fields', () => {
  it('types after what is in them, also brackets', async () => {
    show('<label>Text <textarea>Hi</textarea></label>');
    await actor().type(/^Text/, ' {you} [there]');
    expect(page.querySelector('textarea')?.value).toBe('Hi {you} [there]');
  });

  it('types character by character at a speed', async () => {
    show('<label for="t">Text</label><input id="t">');
    const seen: string[] = [];
    field('#t')?.addEventListener('input', () => seen.push(field('#t')!.value));
    const script: TourScript = {
      signal: new AbortController().signal,
      begin: () => Promise.resolve(true),
      commit: () => {},
      // The visitor clicks elsewhere.
      wait: async () => field('#t')?.blur(),
      scaled: (milliseconds) => milliseconds,
    };
    const typing = createPageActor({
      script,
      pointer,
      user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
      engine,
      clock,
      isMotionReduced: false,
      loadPage: () => {},
    });
    await typing.type('Text', 'abc');
    expect(seen).toEqual(['a', 'ab', 'abc']);
  });

  it('replaces what is in them, also a date', async () => {
    show(
      `<label>Title <input id="t" value="Old"></label>
       <label>Deadline <input id="d" type="date" value="2030-01-02"></label>`,
    );
    await actor().fills(/^Title/, 'New');
    await actor().fills(/^Deadline/, '2035-06-01');
    expect([field('#t')?.value, field('#d')?.value]).toEqual(['New', '2035-06-01']);
  });

  it('chooses an option by its label', async () => {
    show(
      '<label for="s">City</label><select id="s"><option>A</option><option value="2">B</option></select>',
    );
    await actor().chooses('City', 'B');
    expect(page.querySelector('select')?.value).toBe('2');
  });

  it('waits for a value', async () => {
    show('<label for="t">Text</label><input id="t">');
    const seeing = actor().seesTyped('Text', 'later');
    field('#t')!.value = 'later';
    await Promise.all([seeing, timePasses()]);
    const missing = expect(actor().seesTyped('Text', '')).rejects.toThrow(
      'The tour waited for the field "Text" to be empty.',
    );
    await Promise.all([missing, timePasses()]);
  });
});

describe('what is on the page', () => {
  it('is a heading, a text or a card of the app', async () => {
    show('<h2>Offers</h2><p>$95</p><article aria-label="A bed"></article>');
    await actor().seesHeading('Offers');
    await actor().sees('$95');
    await actor().sees(/^\$95/);
    await actor().seesCard('Another bed', false);
    expect(commits).toBe(4);
  });

  it('is no caption of the workbench', async () => {
    show('<div id="workbench"><p>Offer declined.</p></div>');
    const seeing = expect(actor().sees('Offer declined.')).rejects.toThrow(
      'The tour waited for the text "Offer declined.".',
    );
    await Promise.all([seeing, timePasses()]);
  });
});

describe("the browser's question", () => {
  beforeEach(() => {
    show('<button>Cancel</button>');
    field('button')?.addEventListener('click', () => {
      // oxlint-disable-next-line no-alert -- as the app asks
      page.dataset['answer'] = String(window.confirm('Are you sure?'));
    });
  });

  it('is answered with OK, and shown', async () => {
    const { confirm } = window;
    await actor().pressAndConfirm('Cancel', 'Are you sure?');
    expect(page.dataset['answer']).toBe('true');
    expect(pointer.state().answered).toBe('Are you sure?');
    expect(window.confirm).toBe(confirm);
  });

  it('is refused when it is another one', async () => {
    await expect(actor().pressAndConfirm('Cancel', 'Really?')).rejects.toThrow(
      'The browser didn\'t ask "Really?".',
    );
    expect(page.dataset['answer']).toBe('false');
  });
});

describe('the session and the time', () => {
  it('ends on the server, without a word to the app', async () => {
    const { storage } = engine.opening();
    const token = storage.get('auth_token');
    await actor().losesSession();
    expect(storage.get('auth_token')).toBe(token);
    const answer = await engine.handle(
      new Request(`${ORIGIN}/api/dashboard`, { headers: { Authorization: `Bearer ${token}` } }),
    );
    expect(answer.status).toBe(401);
  });

  it('has expired when the visitor returns', async () => {
    const ended = new AbortController();
    const returning = actor({ signal: ended.signal }).returnsWithExpiredSession('/dashboard');
    await expect.poll(() => loaded).toEqual(['/dashboard']);
    expect(engine.opening().storage.get('auth_token')).toBe('dead');
    expect(commits).toBe(1);
    // The page that is loading ends the script.
    ended.abort(new Error('unloaded'));
    await expect(returning).rejects.toBeDefined();
  });

  it('moves on while it stands still', async () => {
    const before = engine.opening().clock.now();
    await actor().waits(5_000);
    expect(engine.opening().clock.now()).toBe(before);
    engine.stop();
    await actor().waits(5_000);
    expect(engine.opening().clock.now()).toBe(before + 5_000);
  });
});
