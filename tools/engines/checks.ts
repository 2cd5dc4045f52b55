import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MOCK_PASSWORD } from '#mocks/db/accounts.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { CONVERSATION_ID } from '#mocks/scenarios/message-seeds.ts';
import { keyPrefix } from '#mocks/engine/storage.ts';
import { LATENCY_KEY } from '#mocks/server/latency.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import type { Session } from './engine.ts';
import { openPage, type Page } from './page.ts';

/** Something that has to work in every engine, in a new browser. It fails by throwing. */
export interface Check {
  readonly name: string;
  run(session: Session, site: string): Promise<void>;
}

const CHAT = paths.messages.to({ conversation: CONVERSATION_ID });
const TWO_PEOPLE = 'scenario=messages-two-people';
const LONG_TEXT = 'The bookcase is tall, and the stairs are narrow. '.repeat(8).trim();

/** Opens a page of the app, whose mocks answer at once. */
async function openApp(session: Session, site: string, path: string): Promise<Page> {
  const page = await openPage(session, site + paths.contact.to());
  await page.tab.evaluate((key) => localStorage.setItem(key, '0'), keyPrefix('/') + LATENCY_KEY);
  await page.tab.goto(site + path);
  return page;
}

/** Plays a tour, which is the flow of that name, each step without its delays. */
const flows = globSync('flows/*.flow.ts').map((file): Check => {
  const id = basename(file, '.flow.ts');
  return {
    name: `flow ${id}`,
    async run(session, site) {
      const page = await openApp(session, site, `/?tour=${id}`);
      for (;;) {
        const text = await page.until('a step of the tour', () => {
          const bar = document.querySelector<HTMLElement>('[data-tour-bar]');
          const buttons = bar?.querySelectorAll('button') ?? [];
          [...buttons].find((button) => button.textContent.trim() === 'Next step')?.click();
          return bar?.innerText;
        });
        if (text.includes('The tour is stuck')) throw new Error(text);
        if (text.includes("That's the end of the tour")) return;
        await sleep(200);
      }
    },
  };
});

const behaviors: Check[] = [
  {
    name: 'the box of a message grows with it, shrinks when it is sent, and has room for a draft',
    async run(session, site) {
      const hasBox = (what: string, text: string, isHigh: boolean) =>
        page.until(
          what,
          (value, high) => {
            const box = document.querySelector('textarea');
            return box?.value === value && box.clientHeight > 100 === high;
          },
          text,
          isHigh,
        );
      const page = await openApp(session, site, `/?${TWO_PEOPLE}&as=client&at=${CHAT}`);
      await hasBox('a low box', '', false);
      await page.types('Message to', LONG_TEXT);
      await hasBox('a high box', LONG_TEXT, true);
      await page.tab.pressEnter();
      await hasBox('a low box after sending', '', false);
      await page.tab.type(LONG_TEXT);
      await page.tab.goto(site + CHAT);
      await hasBox('a high box with the draft', LONG_TEXT, true);
    },
  },
  {
    name: 'signing in works, and signing out in one tab signs out the other one',
    async run(session, site) {
      const page = await openApp(session, site, paths.auth.to());
      await page.types('Email', people.client.email);
      await page.types('Password', MOCK_PASSWORD);
      await page.press('button[type=submit]', 'Sign in');
      await page.sees('Hello, Clara');
      const other = await openPage(session, site + paths.messages.to());
      await other.finds('[href*="conversation="]');
      await page.press('header [aria-haspopup=menu]');
      await page.press('[role=menuitem]', 'Logout');
      await other.sees('signed out in another tab');
    },
  },
  {
    name: 'Back restores the scroll position and moves the focus to the page',
    async run(session, site) {
      const page = await openApp(session, site, '/?scenario=offers-loaded&at=/offers');
      await page.finds('article');
      const scrolled = await page.tab.evaluate(async () => {
        scrollTo({ top: 1500, behavior: 'instant' });
        // The list measures the rows that it has just rendered.
        await new Promise((resolve) => setTimeout(resolve, 1000));
        return scrollY;
      });
      const hasFocus = () => document.activeElement?.tagName === 'MAIN';
      await page.press('header a', 'Messages');
      await page.finds('[href*="conversation="]');
      await page.until('the focus in the page', hasFocus);
      await page.tab.evaluate(() => history.back());
      await page.finds('article');
      await page.until(`a page at ${scrolled}`, (top) => Math.abs(scrollY - top) < 2, scrolled);
      await page.until('the focus in the page', hasFocus);
    },
  },
  {
    name: 'a date field has room for the whole date',
    async run(session, site) {
      const page = await openApp(session, site, '/?scenario=client-loaded&at=/client?post=Shelf');
      await page.until('room for the date', () => {
        const field = document.querySelector<HTMLInputElement>('[type=date]');
        if (!field) return false;
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        const bare = document.createElement('input');
        Object.assign(bare, { type: 'date', value: '2028-12-28' });
        Object.assign(bare.style, { font, padding: '0', border: '0' });
        field.after(bare);
        const { width } = bare.getBoundingClientRect();
        bare.remove();
        return width <= room;
      });
    },
  },
  {
    name: 'a page that is left while it loads reports nothing',
    async run(session, site) {
      const page = await openApp(session, site, '/?scenario=offers-loaded&at=/offers');
      await page.finds('article');
      for (const path of [paths.dashboard, paths.client, paths.messages, paths.dashboard]) {
        await page.tab.evaluate((to) => location.assign(to), path.to());
        await sleep(400);
      }
      await page.finds('main');
    },
  },
  {
    name: 'the demo page shows two people in one world',
    async run(session, site) {
      const page = await openApp(session, site, `/demo?${TWO_PEOPLE}&at=${CHAT}`);
      await page.until('the chat of both', () => {
        const halves = ['client', 'worker'].map((name) =>
          document.querySelector<HTMLIFrameElement>(`iframe[name=${name}]`),
        );
        return halves.every((half) => half?.contentDocument?.querySelector('[role=log]'));
      });
    },
  },
];

export const checks: readonly Check[] = [...flows, ...behaviors];
