import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import {
  createMemoryRouter,
  RouterProvider,
  useNavigate,
  useNavigation,
  useSearchParams,
} from 'react-router-dom';
import { screen, waitFor } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { systemClock } from '#src/lib/time/clock.ts';
import type { Environment } from '#src/lib/app/environment.ts';
import { createCore } from '#src/lib/app/core.ts';
import { servicesOf } from '#src/lib/app/services.ts';
import { text, urlFilters } from '#src/lib/lists/url-filters.ts';
import { useUrlFilters } from '#src/lib/lists/use-url-filters.ts';
import { createSessionStore } from '#src/lib/session/session.ts';
import { createMemoryStorage } from '#src/lib/session/storage.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import { nextFrame } from '#stories/stage/frames.ts';
import { WithServices } from '#stories/stage/WithServices.tsx';

const filters = urlFilters({ search: text({ max: 20 }) });
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Lets the code of the slow page arrive. */
let arrive = () => {};

/** Searches that reached the list, in order. */
let applied: string[] = [];

function keepBusy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** Takes 10 ms to render. The router renders in a transition, which yields to typing in between. */
function SlowRow({ search }: { search: string }) {
  keepBusy(10);
  return <li>{search}</li>;
}

function Search({ slowRows }: { slowRows: number }) {
  const { applied: current, draft, change, clear, flush } = useUrlFilters(filters);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const open = (written: URLSearchParams) => {
    written.set('offer', '12');
    return navigate({ search: written.toString() });
  };
  useEffect(() => void applied.push(current.search), [current.search]);
  return (
    <>
      <output>{params.get('offer')}</output>
      <p>{useNavigation().state}</p>
      <input
        aria-label="Search"
        value={draft.search}
        onChange={(event) => change({ search: event.target.value })}
      />
      <button type="button" onClick={clear}>
        Clear
      </button>
      <button type="button" onClick={() => void flush().then(open)}>
        Open
      </button>
      <ul>
        {Array.from({ length: slowRows }, (_, index) => (
          <SlowRow key={`${index} ${current.search}`} search={current.search} />
        ))}
      </ul>
    </>
  );
}

let root: Root | undefined;
let element: HTMLElement | undefined;

/** Renders the form with a real router, and returns what a test acts on. */
function renderSearch(clock: Environment['clock'], { at = '/list', slowRows = 0 } = {}) {
  applied = [];
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const storage = createMemoryStorage({});
  const environment: Environment = {
    apiBaseUrl: '',
    clock,
    storage,
    session: createSessionStore(storage),
    timeZone: 'UTC',
    visibility: { isHidden: () => false, subscribe: () => () => {} },
    serverChanges: { subscribe: () => () => {} },
    fetch: () => Promise.reject(new Error('This test sends no requests.')),
    confirm: () => false,
    holdPage: () => () => {},
    navigateFully: () => {},
    canGoBack: () => false,
    sharePage: () => Promise.resolve('failed'),
    reload: () => {},
    reloadOnce: () => {},
    codeFault: () => undefined,
    whenIdle: () => {},
    savesData: () => false,
    report: () => {},
  };
  const router = createMemoryRouter(
    [
      { path: '/list', element: <Search slowRows={slowRows} /> },
      { path: '/other', element: <p>Other</p> },
      { path: '/slow', lazy: () => arrived.then(() => ({ element: <p>Slow</p> })) },
    ],
    { initialEntries: ['/other', at] },
  );
  element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
  root.render(
    <WithServices services={servicesOf(createCore(environment))}>
      <RouterProvider router={router} />
    </WithServices>,
  );
  return {
    router,
    input: () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Search' }),
  };
}

const offerOf = () => screen.getByRole('status').textContent;

const addressOf = ({ state: { location } }: ReturnType<typeof createMemoryRouter>) =>
  location.pathname + location.search;

afterEach(() => {
  root?.unmount();
  element?.remove();
});

it('keeps every keystroke while the router renders an earlier one, in real time', async () => {
  const { router, input } = renderSearch(systemClock, { slowRows: 12 });
  const field = await input();
  field.focus();
  let typed = '';
  for (const letter of 'assemble it') {
    typed += letter;
    await userEvent.keyboard(letter);
    expect(field.value).toBe(typed);
    // The next key comes while the router renders: the debounce is over, the transition is not.
    await pause(300 + 40);
  }
  await waitFor(() => expect(addressOf(router)).toBe('/list?search=assemble+it'));
  await waitFor(() => expect(applied.at(-1)).toBe('assemble it'));
  expect(field.value).toBe('assemble it');
});

it('takes several commits in flight for its own', async () => {
  const clock = createSteppedClock();
  const { router, input } = renderSearch(clock, { slowRows: 12 });
  const field = await input();
  for (const value of ['a', 'ab', 'abc']) {
    await userEvent.fill(field, value);
    clock.advance(300);
  }
  expect(field.value).toBe('abc');
  await waitFor(() => expect(applied.at(-1)).toBe('abc'));
  expect([field.value, addressOf(router)]).toEqual(['abc', '/list?search=abc']);
});

it.each(['  ', ' a ', '🪴'.repeat(30), 'x'.repeat(30)])(
  'does not change what is typed: %j',
  async (value) => {
    const clock = createSteppedClock();
    const { input } = renderSearch(clock, { at: '/list?search=before' });
    const field = await input();
    await userEvent.fill(field, value);
    clock.advance(300);
    await waitFor(() => expect(applied).toHaveLength(2));
    expect(field.value).toBe(value);
  },
);

it('is overwritten by Back and by links', async () => {
  const clock = createSteppedClock();
  const { router, input } = renderSearch(clock, { at: '/list?search=first' });
  const field = await input();
  await router.navigate('/list?search=second');
  await waitFor(() => expect(field.value).toBe('second'));
  await userEvent.fill(field, 'typed');
  clock.advance(300);
  await waitFor(() => expect(applied.at(-1)).toBe('typed'));
  await userEvent.fill(field, 'not sent yet');
  await router.navigate(-1);
  await waitFor(() => expect(field.value).toBe('first'));
  // Forward leads to what the form wrote itself.
  await router.navigate(1);
  await waitFor(() => expect(field.value).toBe('typed'));
  clock.advance(1_000);
  expect(addressOf(router)).toBe('/list?search=typed');
});

it('survives a navigation that leaves the filters alone', async () => {
  const clock = createSteppedClock();
  const { router, input } = renderSearch(clock);
  const field = await input();
  await userEvent.fill(field, 'typed');
  await router.navigate('/list?offer=12', { state: { isOpenedHere: true } });
  await waitFor(() => expect(offerOf()).toBe('12'));
  clock.advance(300);
  await waitFor(() => expect(addressOf(router)).toBe('/list?offer=12&search=typed'));
  expect(field.value).toBe('typed');
  expect(router.state.location.state).toMatchObject({ isOpenedHere: true });
});

it('does not cancel a navigation to a page whose code is loading', async () => {
  const clock = createSteppedClock();
  const { router, input } = renderSearch(clock);
  await userEvent.fill(await input(), 'typed');
  const arrival = router.navigate('/slow');
  await screen.findByText('loading');
  // Effects that end a timer run after the change of the document.
  await nextFrame();
  clock.advance(300);
  arrive();
  await arrival;
  await screen.findByText('Slow');
  expect(addressOf(router)).toBe('/slow');
});

it('keeps what is typed under an item that is opened during another navigation', async () => {
  const { router, input } = renderSearch(createSteppedClock());
  await userEvent.fill(await input(), 'typed');
  const interrupted = router.navigate('/slow');
  await screen.findByText('loading');
  screen.getByRole('button', { name: 'Open' }).click();
  await waitFor(() => expect(offerOf()).toBe('12'));
  arrive();
  await interrupted;
  await router.navigate(-1);
  expect(addressOf(router)).toBe('/list?search=typed');
});

it('commits once, 300 ms after the last change, and clears', async () => {
  const clock = createSteppedClock();
  const { input } = renderSearch(clock);
  const field = await input();
  await userEvent.fill(field, 'a');
  clock.advance(299);
  await userEvent.fill(field, 'ab');
  clock.advance(299);
  expect(applied).toEqual(['']);
  clock.advance(1);
  await waitFor(() => expect(applied).toEqual(['', 'ab']));
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field.value).toBe('');
  clock.advance(300);
  await waitFor(() => expect(applied).toEqual(['', 'ab', '']));
});
