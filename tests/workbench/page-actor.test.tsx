import { userEvent } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { actInPage, type ActedPage } from '#flows/page-actor.ts';

let page: HTMLElement;
beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
});
afterEach(() => page.remove());

const actor = (changes: Partial<ActedPage> = {}) =>
  actInPage({
    user: userEvent,
    settle: () => Promise.resolve(),
    async confirm(press) {
      await press();
      return page.dataset['asked'];
    },
    returnsWithExpiredSession: () => Promise.resolve(),
    losesSession: () => Promise.resolve(),
    waits: () => Promise.resolve(),
    outside: '#workbench',
    ...changes,
  });
const hasty = () => actor({ timeout: 50 });

function show(html: string): void {
  page.innerHTML = html;
}

const field = (selector: string) => page.querySelector<HTMLInputElement>(selector)!;

/** Tells which elements are clicked. */
function clicks(): string[] {
  const ids: string[] = [];
  page.addEventListener('click', ({ target }) => void ids.push((target as Element).id));
  return ids;
}

describe('press', () => {
  it('ignores what is hidden, and what is no part of the app', async () => {
    show(
      `<button hidden>Next</button><div aria-hidden="true"><button>Next</button></div>
       <div id="workbench"><button>Next</button></div><button id="own">Next</button>`,
    );
    const clicked = clicks();
    await actor().press('button', 'Next');
    expect(clicked).toEqual(['own']);
  });

  it('waits until the button is enabled', async () => {
    show('<button id="a" disabled>Send</button>');
    const clicked = clicks();
    const pressing = actor().press('button', 'Send');
    field('button').disabled = false;
    await pressing;
    expect(clicked).toEqual(['a']);
  });

  it('tells what is missing, and what is not unique', async () => {
    show('<button>Send</button><button>Send</button>');
    await expect(hasty().press('button', /^Accept/)).rejects.toThrow(
      'The page doesn\'t show the button "Accept".',
    );
    await expect(hasty().press('button', 'Send')).rejects.toThrow(
      'The page shows more than one: the button "Send".',
    );
  });

  it('does nothing once the script has ended', async () => {
    show('<button>Send</button>');
    const clicked = clicks();
    const settle = () => Promise.reject(new Error('ended'));
    await expect(actor({ settle }).press('button', 'Send')).rejects.toThrow('ended');
    expect(clicked).toEqual([]);
  });
});

it('types after what is in a field, also brackets', async () => {
  show('<label>Text <textarea>Hi</textarea></label>');
  await actor().type(/^Text/, ' {you} [there]');
  await actor().seesTyped(/^Text/, 'Hi {you} [there]');
  await expect(hasty().seesTyped(/^Text/, '')).rejects.toThrow('in the field "Text"');
});

it('sees texts and cards of the app only, and that a card is gone', async () => {
  show('<p>$95</p><article aria-label="A bed"></article><div id="workbench"><p>Bar</p></div>');
  await actor().sees(/^\$95/);
  await actor().seesCard('Another bed', false);
  await expect(hasty().sees('Bar')).rejects.toThrow('The page doesn\'t show the text "Bar".');
  await expect(hasty().seesCard('A bed', false)).rejects.toThrow('the card "A bed" is gone');
});

it("refuses another question of the browser's", async () => {
  show('<button>Cancel</button>');
  page.dataset['asked'] = 'Are you sure?';
  await actor().pressAndConfirm('Cancel', 'Are you sure?');
  await expect(actor().pressAndConfirm('Cancel', 'Really?')).rejects.toThrow(
    'The browser didn\'t ask "Really?".',
  );
});
