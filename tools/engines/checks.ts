import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededAccounts } from '#mocks/fixtures/accounts.ts';
import { CONVERSATION_ID } from '#mocks/scenarios/message-seeds.ts';
import { keyPrefix } from '#mocks/engine/storage.ts';
import { LATENCY_KEY } from '#mocks/server/latency.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import type { Session } from './engine.ts';
import { FIELD, openPage, pageOf, type Page } from './page.ts';

/** Something that has to work in every engine, in a new browser. It fails by throwing. */
export interface Check {
  readonly name: string;
  run(session: Session, site: string): Promise<void>;
}

const CHAT = paths.messages.to({ conversation: CONVERSATION_ID });
const TWO_PEOPLE = `scenario=messages-two-people`;
const LONG_TEXT = 'The bookcase is tall, and the stairs are narrow. '.repeat(8).trim();

/** Opens a page of the app, whose mocks answer at once. */
async function openApp(session: Session, site: string, path: string): Promise<Page> {
  const page = await openPage(session, site + paths.contact.to());
  await page.tab.evaluate((key) => localStorage.setItem(key, '0'), keyPrefix('/') + LATENCY_KEY);
  await page.tab.goto(site + path);
  return page;
}

async function signIn(page: Page): Promise<void> {
  const { email = '', password = '' } = seededAccounts.find(({ role }) => role === 'client') ?? {};
  await page.types('Email', email);
  await page.types('Password', password);
  await page.press('button[type=submit]', 'Sign in');
  await page.sees('Hello, Clara');
}

async function signOut(page: Page): Promise<void> {
  await page.press('header [aria-haspopup=menu]');
  await page.press('[role=menuitem]', 'Logout');
  await page.finds('a', 'Login / Register');
}

/** Plays a tour, which is the flow of that name, each step without its delays. */
const flows = globSync('flows/*.flow.ts').map((file): Check => {
  const id = basename(file, '.flow.ts');
  return {
    name: `flow ${id}`,
    async run(session, site) {
      const page = await openApp(session, site, `/?tour=${id}`);
      const bar = '[data-tour-bar]';
      for (;;) {
        const { text } = await page.finds(bar);
        if (text.includes('The tour is stuck')) throw new Error(text);
        if (text.includes("That's the end of the tour")) return;
        await page.tab
          .evaluate(() => {
            const buttons = document.querySelectorAll<HTMLElement>('[data-tour-bar] button');
            [...buttons].find((button) => button.textContent.trim() === 'Next step')?.click();
          })
          // The tour may be loading a page.
          .catch(() => {});
        await sleep(200);
      }
    },
  };
});

const behaviors: Check[] = [
  {
    name: 'signs in and out',
    async run(session, site) {
      const page = await openApp(session, site, paths.auth.to());
      await signIn(page);
      await signOut(page);
    },
  },
  {
    name: 'a message arrives, is counted as unread and answered',
    async run(session, site) {
      const client = await openApp(session, site, `/?${TWO_PEOPLE}&as=client&at=/messages`);
      await client.finds('h1', 'Messages');
      const worker = await openPage(session, `${site}${CHAT}&as=worker`);
      await worker.finds('[role=log]');
      await worker.types('Message to', 'Is Saturday fine?');
      await worker.tab.pressEnter();
      await worker.finds(FIELD, 'Message to', ({ value }) => value === '');
      await worker.sees('Is Saturday fine?');
      await client.finds('a', 'Messages', ({ text }) => text.includes('1 unread message'));
      await client.press('main a[href*="conversation="]');
      await client.finds('a', 'Messages', ({ text }) => !text.includes('unread'));
      await client.types('Message to', 'Saturday it is.');
      await client.press('button', 'Send');
      await worker.sees('Saturday it is.');
    },
  },
  {
    name: 'the box of a message grows with it and shrinks when it is sent',
    async run(session, site) {
      const page = await openApp(session, site, `/?${TWO_PEOPLE}&as=client&at=${CHAT}`);
      const { height } = await page.finds(FIELD, 'Message to');
      await page.types('Message to', LONG_TEXT);
      await page.finds(FIELD, 'Message to', (box) => box.height > 2 * height);
      await page.tab.pressEnter();
      await page.finds(FIELD, 'Message to', (box) => box.height === height);
    },
  },
  {
    name: 'a draft outlives a reload',
    async run(session, site) {
      const page = await openApp(session, site, `/?${TWO_PEOPLE}&as=client&at=${CHAT}`);
      await page.types('Message to', LONG_TEXT);
      const { height } = await page.finds(FIELD, 'Message to', ({ value }) => value === LONG_TEXT);
      await page.tab.goto(`${site}${CHAT}`);
      await page.finds(
        FIELD,
        'Message to',
        (box) => box.value === LONG_TEXT && box.height === height,
      );
    },
  },
  {
    name: 'signing out in one tab signs out the other one',
    async run(session, site) {
      const page = await openApp(session, site, paths.auth.to());
      await signIn(page);
      const other = await openPage(session, site + paths.messages.to());
      await other.finds('h1', 'Messages');
      await signOut(page);
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
      await page.press('header a', 'Messages');
      await page.finds('h1', 'Messages');
      await page.until('the focus in the page', () => document.activeElement?.tagName === 'MAIN');
      await page.tab.evaluate(() => history.back());
      await page.finds('h1', 'Job Offers');
      await page.until(`a page at ${scrolled}`, (top) => Math.abs(scrollY - top) < 2, scrolled);
      await page.until('the focus in the page', () => document.activeElement?.tagName === 'MAIN');
    },
  },
  {
    name: 'a date field has room for the whole date',
    async run(session, site) {
      const page = await openApp(session, site, '/?scenario=client-loaded&at=/client?post=Shelf');
      await page.finds('[type=date]');
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
    name: 'the demo page shows what one does to the other',
    async run(session, site) {
      const { tab } = await openApp(session, site, `/demo?${TWO_PEOPLE}&at=${CHAT}`);
      const [client, worker] = [pageOf(tab, 'client'), pageOf(tab, 'worker')];
      await client.types('Message to', 'Is Saturday fine?');
      await client.press('button', 'Send');
      await worker.finds('[role=log]', '', ({ text }) => text.includes('Is Saturday fine?'));
      await worker.types('Message to', 'Saturday it is.');
      await worker.press('button', 'Send');
      await client.finds('[role=log]', '', ({ text }) => text.includes('Saturday it is.'));
    },
  },
  {
    name: 'a state opens by its address, and another one by the palette',
    async run(session, site) {
      const page = await openApp(session, site, '/?state=offers.list.empty');
      await page.sees('No Offers Found');
      await page.press('button', 'Find');
      await page.types('Find a state', 'dashboard.error');
      await page.finds('[role=option]', 'dashboard.error');
      await page.tab.pressEnter();
      await page.sees('Failed to fetch dashboard data');
    },
  },
];

export const checks: readonly Check[] = [...flows, ...behaviors];
