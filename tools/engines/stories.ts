import type { Tab } from './engine.ts';

const TIMEOUT_MS = 60_000;

/**
 * Firefox has its own button for the calendar, and the window is too wide to be too narrow for a tour, and for what
 * phones alone have.
 */
const LEFT_OUT = [
  'ui-datefield--keyboard',
  'workbench-palette--phone',
  'workbench-tours--too-narrow',
];

/** The stories to play: screens, the workbench, and what engines do differently, such as keys, the focus and fields. */
const PLAYED = [
  /^screens-.*--loaded$/,
  /^(workbench|docs-review)-/,
  /--(keyboard|in-a-form|focus-comes-back|press-outside|sent)$/,
];

export const isPlayed = (id: string): boolean =>
  !LEFT_OUT.includes(id) && PLAYED.some((pattern) => pattern.test(id));

/** Plays a story of the built Storybook, with its checks. @throws Error with what failed */
export async function playStory(tab: Tab, storybook: string, id: string): Promise<void> {
  await tab.goto(`${storybook}/iframe.html?viewMode=story&id=${id}`);
  const failure = await tab.evaluate(resultOf, TIMEOUT_MS);
  if (failure !== '') throw new Error(failure);
}

/** Waits until the story and what runs after it have ended; an empty text if well. Runs in the page. */
async function resultOf(timeout: number): Promise<string> {
  type Event = {
    status?: string;
    message?: string;
    reporters?: { status: string; type: string }[];
  };
  type Channel = { last(event: string): readonly Event[] | undefined };
  const failures = [
    'playFunctionThrewException',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
  ];
  for (let waited = 0; waited < timeout; waited += 50) {
    const channel = (globalThis as { __STORYBOOK_ADDONS_CHANNEL__?: Channel })
      .__STORYBOOK_ADDONS_CHANNEL__;
    const [failure] = failures.flatMap((event) => channel?.last(event) ?? []);
    if (failure) return failure.message ?? 'The story is missing.';
    const [finished] = channel?.last('storyFinished') ?? [];
    const reports = finished?.reporters?.filter(({ status }) => status === 'failed') ?? [];
    if (finished?.status === 'success') return '';
    if (finished) return `failed: ${reports.map(({ type }) => type).join(', ')}`;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return 'The story has not finished.';
}
