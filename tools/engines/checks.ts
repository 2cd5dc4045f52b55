import { setTimeout as sleep } from 'node:timers/promises';
import { MOCK_PASSWORD } from '#mocks/db/accounts.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { CONVERSATION_ID } from '#mocks/scenarios/message-seeds.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { readStories } from '#states/reader/read-stories.ts';
import { root } from '../processes/root.ts';
import { ENTER, type Page } from './page.ts';
import type { Site } from './site.ts';

/** Something that has to work in every engine, in a new browser. It fails by throwing. */
export interface Check {
  readonly name: string;
  /** @param open opens an address in a new tab */
  run(open: (url: string) => Promise<Page>, site: Site): Promise<void>;
}

const CHAT = paths.messages.to({ conversation: CONVERSATION_ID });
const TWO_PEOPLE = 'scenario=messages-two-people';
const LONG_TEXT = 'The bookcase is tall, and the stairs are narrow. '.repeat(8).trim();

const behaviors: Check[] = [
  {
    name: 'the box of a message grows with it, shrinks when it is sent, and has room for a draft',
    async run(open, { app }) {
      const page = await open(`${app}/?${TWO_PEOPLE}&as=client&at=${CHAT}`);
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
      await hasBox('a low box', '', false);
      await page.press('textarea');
      await page.type(LONG_TEXT);
      await hasBox('a high box', LONG_TEXT, true);
      await page.type(ENTER);
      await hasBox('a low box after sending', '', false);
      await page.type(LONG_TEXT);
      await page.goto(app + CHAT);
      await hasBox('a high box with the draft', LONG_TEXT, true);
    },
  },
  {
    name: 'signing in works, and signing out in one tab signs out the other one',
    async run(open, { app }) {
      const page = await open(app + paths.auth.to());
      await page.press('[type=email]');
      await page.type(people.client.email);
      await page.press('[type=password]');
      await page.type(MOCK_PASSWORD);
      await page.press('[type=submit]:enabled', 'Sign in');
      await page.sees('Hello, Clara');
      const other = await open(app + paths.messages.to());
      await other.finds('[href*="conversation="]');
      await page.press('header [aria-haspopup=menu]');
      await page.press('[role=menuitem]', 'Logout');
      await other.sees('signed out in another tab');
    },
  },
  {
    name: 'Back restores the scroll position and moves the focus to the page',
    async run(open, { app }) {
      const page = await open(`${app}/?scenario=offers-loaded&at=/offers`);
      await page.finds('article');
      const scrolled = await page.evaluate(async () => {
        scrollTo({ top: 1500, behavior: 'instant' });
        // The list measures the rows that it has just rendered.
        await new Promise((resolve) => setTimeout(resolve, 1000));
        return scrollY;
      });
      const hasFocus = () => document.activeElement?.tagName === 'MAIN';
      await page.press('header a', 'Messages');
      await page.finds('[href*="conversation="]');
      await page.until('the focus in the page', hasFocus);
      await page.evaluate(() => history.back());
      await page.finds('article');
      await page.until(`a page at ${scrolled}`, (top) => Math.abs(scrollY - top) < 2, scrolled);
      await page.until('the focus in the page', hasFocus);
    },
  },
  {
    name: 'a date field has room for the whole date',
    async run(open, { app }) {
      const page = await open(`${app}/?scenario=client-loaded&at=/client?post=Shelf`);
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
    async run(open, { app }) {
      const page = await open(`${app}/?scenario=offers-loaded&at=/offers`);
      await page.finds('article');
      for (const path of [paths.dashboard, paths.client, paths.messages, paths.dashboard]) {
        await page.evaluate((to) => location.assign(to), path.to());
        await sleep(400);
      }
      await page.finds('main');
    },
  },
  {
    name: 'the demo page shows two people in one world',
    async run(open, { app }) {
      const page = await open(`${app}/demo?${TWO_PEOPLE}&at=${CHAT}`);
      await page.until('the chat of both', () => {
        const halves = [...document.querySelectorAll('iframe')];
        const chats = halves.map((half) => half.contentDocument?.querySelector('[role=log]'));
        return chats.filter((chat) => chat).length === 2;
      });
    },
  },
];

/** The stories to play: flows, screens, the workbench, and what engines do differently, such as keys and fields. */
const PLAYED = [
  /^flows--/,
  /^screens-.*--loaded$/,
  /^(workbench|docs-review)-/,
  /--(keyboard|in-a-form|focus-comes-back|press-outside|sent)$/,
];

/**
 * Firefox has its own button for the calendar, WebKit chooses another option (docs/reliability.md), and the window is
 * too wide for what is narrow or a phone's.
 */
const LEFT_OUT =
  /^(ui-datefield--keyboard|workbench-network--add-a-fault|workbench-palette--phone)$|--too-narrow$/;

/** Plays a story of the built Storybook, with its checks. What its steps throw is an error on the console. */
const checkOf = (id: string): Check => ({
  name: `story ${id}`,
  async run(open, { storybook }) {
    const page = await open(`${storybook}/iframe.html?viewMode=story&id=${id}`);
    const outcome = await page.until('the end of the story', () => {
      type Finished = { status: string; reporters: { status: string; type: string }[] };
      type Channel = { last(event: string): readonly Finished[] | undefined };
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as {
        __STORYBOOK_ADDONS_CHANNEL__?: Channel;
      };
      const [finished] = channel?.last('storyFinished') ?? [];
      if (finished?.status !== 'error') return finished?.status;
      const reports = finished.reporters.filter(({ status }) => status === 'failed');
      const message = document.querySelector('#error-message')?.textContent;
      return message || `failed: ${reports.map(({ type }) => type).join(', ')}`;
    });
    if (outcome !== 'success') throw new Error(outcome);
  },
});

const stories = readStories(root)
  .map(({ id }) => id)
  .filter((id) => PLAYED.some((pattern) => pattern.test(id)) && !LEFT_OUT.test(id));

export const checks: readonly Check[] = [...behaviors, ...stories.map(checkOf)];
