import { createContext, use, useState, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { screen, waitFor } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CodeContext, codeFor, PartLoaderContext, type PartLoader } from '#src/ui/code-context.ts';
import { createCodeStore, type CodeStore, type LazyCode } from '#src/ui/code-store.ts';
import { latePart } from '#src/ui/late-part.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#src/ui/Tabs.tsx';
import { nextFrame } from '#stories/stage/frames.ts';
import '#src/ui/styles/index.css';

const onType = vi.fn<(value: string) => void>();
const onPress = vi.fn<(currency: string) => void>();
const onSubmit = vi.fn();
const onRecoverableError = vi.fn();
const Currency = createContext('USD');

function Offer() {
  const [price, setPrice] = useState('');
  const currency = use(Currency);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label>
        Price
        <input
          name="price"
          value={price}
          onChange={({ target }) => {
            setPrice(target.value);
            onType(target.value);
          }}
        />
      </label>
      <button type="button" onClick={() => onPress(currency)}>
        Suggest
      </button>
      <button type="submit">Send</button>
      <Tabs defaultValue="once">
        <TabList label="How often">
          <Tab value="once">Once</Tab>
          <Tab value="weekly">Weekly</Tab>
        </TabList>
        <TabPanel value="once">One visit</TabPanel>
        <TabPanel value="weekly">A visit a week</TabPanel>
      </Tabs>
    </form>
  );
}

const load = () => Promise.resolve<ComponentType<object>>(Offer);
const view = { placeholder: <p>Loading the offer</p>, failed: "We couldn't load the offer" };
const LateOffer = latePart('Offer', load, view);
const MovingOffer = latePart('Offer', load, { ...view, isLoadedInView: true });
const loadPart: PartLoader = (loadIt) => loadIt();

/** A code store whose loads of the part wait for the test. */
function heldStore() {
  const loads: { readonly release: () => void; readonly fail: () => void }[] = [];
  const store = storeThat(
    (code) =>
      new Promise((resolve, reject) => {
        loads.push({
          release: () => resolve(code.load()),
          fail: () => reject(new Error('offline')),
        });
      }),
  );
  return { store, loads };
}

function storeThat(run: <Value>(code: LazyCode<Value>) => Promise<Value>): CodeStore {
  return createCodeStore({
    run: (code) => (code.name === 'Offer' ? run(code) : code.load()),
    isOutdated: () => Promise.resolve(false),
    reload: () => {},
    report: () => {},
  });
}

const pageOf = (store: CodeStore, content: ReactNode) => (
  <CodeContext value={store}>
    <PartLoaderContext value={loadPart}>{content}</PartLoaderContext>
  </CodeContext>
);

let root: Root;
let element: HTMLElement;
const submits = vi.fn();
/** A form that is really sent would leave the page of the tests. */
const stay = (event: Event) => {
  submits();
  event.preventDefault();
};

/** Where the pointer rests: an element that appears under it is used. */
let corner: HTMLElement;

beforeEach(async () => {
  corner = document.body.appendChild(document.createElement('div'));
  corner.setAttribute('style', 'position: fixed; inset: auto 0 0 auto; padding: 8px');
  await userEvent.hover(corner);
  element = document.body.appendChild(document.createElement('div'));
  window.addEventListener('submit', stay);
});

afterEach(() => {
  root.unmount();
  element.remove();
  corner.remove();
  window.removeEventListener('submit', stay);
  window.scrollTo(0, 0);
  expect(onRecoverableError).not.toHaveBeenCalled();
  vi.clearAllMocks();
});

/** Builds the HTML of a page with the part, and lets React take it over while the part's code is missing. */
async function hydrate(content: ReactNode = <LateOffer />, prepare = () => {}) {
  const server = storeThat((code) => code.load());
  await server.load(codeFor(loadPart, LateOffer.code));
  await server.load(codeFor(loadPart, MovingOffer.code));
  element.innerHTML = renderToString(pageOf(server, content));
  prepare();
  const { store, loads } = heldStore();
  root = hydrateRoot(element, pageOf(store, content), { onRecoverableError });
  await nextFrame();
  await nextFrame();
  return { store, loads };
}

const price = () => screen.getByLabelText<HTMLInputElement>('Price');
const button = (name: string) => screen.getByRole('button', { name });

/** Whether React has taken over the part. */
const isHydrated = () => Object.keys(price()).some((key) => key.startsWith('__reactFiber'));

const hydrated = () => waitFor(() => expect(isHydrated()).toBe(true));

describe('a late part of a prerendered page', () => {
  it('keeps its HTML, and loads nothing until it is used', async () => {
    const { loads } = await hydrate();
    const field = price();
    expect(loads).toHaveLength(0);
    expect(isHydrated()).toBe(false);
    await userEvent.hover(field);
    expect(loads).toHaveLength(1);
    expect(isHydrated()).toBe(false);
    loads[0]?.release();
    await hydrated();
    expect(price()).toBe(field);
  });

  it('keeps what was typed before its code was there, and tells React', async () => {
    const { loads } = await hydrate();
    await userEvent.fill(price(), '40');
    expect(onType).not.toHaveBeenCalled();
    loads[0]?.release();
    await waitFor(() => expect(onType).toHaveBeenCalledExactlyOnceWith('40'));
    expect(price().value).toBe('40');
    await userEvent.type(price(), '5');
    expect(onType).toHaveBeenLastCalledWith('405');
  });

  it('keeps what was typed before any code was there', async () => {
    const { loads } = await hydrate(<LateOffer />, () => {
      price().value = '40';
    });
    expect(loads).toHaveLength(1);
    loads[0]?.release();
    await waitFor(() => expect(onType).toHaveBeenCalledExactlyOnceWith('40'));
    expect(price().value).toBe('40');
  });

  it('repeats a click once', async () => {
    const { loads } = await hydrate();
    await userEvent.click(button('Suggest'));
    await userEvent.click(button('Suggest'));
    expect(onPress).not.toHaveBeenCalled();
    loads[0]?.release();
    await waitFor(() => expect(onPress).toHaveBeenCalledOnce());
    await userEvent.click(button('Suggest'));
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('repeats the click that public/boot.js has marked', async () => {
    const { loads } = await hydrate(<LateOffer />, () =>
      button('Suggest').setAttribute('data-pressed', ''),
    );
    expect(button('Suggest').hasAttribute('data-pressed')).toBe(false);
    expect(loads).toHaveLength(1);
    loads[0]?.release();
    await waitFor(() => expect(onPress).toHaveBeenCalledOnce());
  });

  it('opens the tab whose press public/boot.js has marked', async () => {
    const { loads } = await hydrate(<LateOffer />, () => {
      const tab = screen.getByRole('tab', { name: 'Weekly' });
      // The browser has moved the focus with the press.
      tab.focus();
      tab.setAttribute('data-pressed', '');
    });
    loads[0]?.release();
    expect(await screen.findByText('A visit a week')).toBeVisible();
  });

  it('does not send its form by Enter, and submits it once its code is there', async () => {
    const { loads } = await hydrate();
    await userEvent.fill(price(), '40');
    await userEvent.keyboard('{Enter}');
    expect(submits).not.toHaveBeenCalled();
    loads[0]?.release();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onType).toHaveBeenCalledExactlyOnceWith('40');
  });

  it('says that its code could not be loaded, below its HTML, and loads it again', async () => {
    const { loads } = await hydrate();
    await userEvent.fill(price(), '40');
    loads[0]?.fail();
    await screen.findByText(view.failed);
    expect(price().value).toBe('40');
    await userEvent.hover(await screen.findByRole('button', { name: 'Try again' }));
    expect(loads).toHaveLength(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(loads).toHaveLength(2);
    loads[1]?.release();
    await waitFor(() => expect(onType).toHaveBeenCalledExactlyOnceWith('40'));
    expect(price().value).toBe('40');
    expect(screen.queryByText(view.failed)).toBeNull();
  });

  it('keeps its content when the page renders again', async () => {
    const { store, loads } = await hydrate();
    const field = price();
    root.render(pageOf(store, <LateOffer />));
    await nextFrame();
    await nextFrame();
    expect(price()).toBe(field);
    expect(loads).toHaveLength(0);
    await userEvent.fill(field, '40');
    loads[0]?.release();
    await hydrated();
    expect(price()).toBe(field);
    expect(field.value).toBe('40');
  });

  it('keeps its content and what was typed when a context changes that it reads', async () => {
    const inCurrency = (currency: string) => (
      <Currency value={currency}>
        <LateOffer />
      </Currency>
    );
    const { store, loads } = await hydrate(inCurrency('USD'));
    await userEvent.fill(price(), '40');
    root.render(pageOf(store, inCurrency('EUR')));
    await nextFrame();
    await nextFrame();
    expect(price().value).toBe('40');
    await userEvent.click(button('Suggest'));
    loads[0]?.release();
    await waitFor(() => expect(onPress).toHaveBeenCalledExactlyOnceWith('EUR'));
    expect(price().value).toBe('40');
    expect(onType).toHaveBeenLastCalledWith('40');
  });

  it.each([
    ['loads in view if it moves by itself', MovingOffer, 1],
    ['waits in view if it does not', LateOffer, 0],
  ] as const)('%s', async (_, Part, expected) => {
    const { loads } = await hydrate(
      <>
        <div style={{ height: 5_000 }} />
        <Part />
      </>,
    );
    expect(loads).toHaveLength(0);
    const isSeen = new Promise<void>((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(price());
    });
    price().scrollIntoView();
    await isSeen;
    await nextFrame();
    expect(loads).toHaveLength(expected);
    expect(isHydrated()).toBe(false);
  });
});

describe('a late part of another page', () => {
  it('shows its placeholder and loads at once', async () => {
    const { store, loads } = heldStore();
    root = createRoot(element);
    root.render(pageOf(store, <LateOffer />));
    expect(await screen.findByText('Loading the offer')).toBeVisible();
    await waitFor(() => expect(loads).toHaveLength(1));
    loads[0]?.release();
    await userEvent.fill(await screen.findByLabelText('Price'), '40');
    expect(onType).toHaveBeenCalledExactlyOnceWith('40');
    expect(screen.queryByText('Loading the offer')).toBeNull();
  });

  it('says in place of its placeholder that its code could not be loaded', async () => {
    const { store, loads } = heldStore();
    root = createRoot(element);
    root.render(pageOf(store, <LateOffer />));
    await waitFor(() => expect(loads).toHaveLength(1));
    loads[0]?.fail();
    await screen.findByText(view.failed);
    expect(screen.queryByText('Loading the offer')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    loads[1]?.release();
    expect(await screen.findByLabelText('Price')).toBeVisible();
    expect(screen.queryByText(view.failed)).toBeNull();
  });
});
