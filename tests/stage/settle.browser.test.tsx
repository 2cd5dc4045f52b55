import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { mediaLoaded, pendingInDocument } from '#stories/checks/media.ts';
import { lateRequests } from '#stories/checks/stray-requests.ts';
import { settle } from '#stories/stage/settle.ts';
import { createStage } from '#stories/stage/stage.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { renderStage } from '../render-stage.tsx';
import { home } from '#mocks/scenarios/shell.ts';
import { HomeScreen } from '#src/screens/home/HomeScreen.tsx';

/** Renders an element. Returns what renders another in its place. */
function render(element: React.ReactElement): (next: React.ReactElement) => void {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  root.render(element);
  return (next) => root.render(next);
}

/** Whether a promise is settled after a while in which everything else had its turn. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  let done = false;
  void promise.then(() => (done = true));
  for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  return done;
}

/** Expects that something waits for what the document lacks, until it arrives. */
async function expectToWait(what: string, wait: () => Promise<void>, arrive: () => void) {
  await expect.poll(() => pendingInDocument()).toBe(what);
  const waiting = wait();
  expect(await isDone(waiting)).toBe(false);
  arrive();
  await waiting;
}

it('waits for a lazy part, and for what it shows', async () => {
  const { stage } = await renderStage(HomeScreen, home);
  const { promise, resolve } = Promise.withResolvers<ComponentType>();
  const placeholder = <p>On its way</p>;
  const Component = lazyPart('Component', () => promise, { placeholder });
  render(<Component />);
  const arrive = () => resolve(() => <p>Here it is</p>);
  await expectToWait('a lazy part is loading', () => settle(stage), arrive);
  expect(document.body.textContent).toContain('Here it is');
  expect(document.body.textContent).not.toContain('On its way');
});

it('waits for an image', async () => {
  const { stage } = await renderStage(HomeScreen, home);
  let load = () => {};
  render(
    <img
      alt=""
      ref={(image) => {
        if (!image) return;
        // An address that the browser is still connecting to, until the test gives another.
        Object.defineProperty(image, 'complete', { configurable: true, value: false });
        load = () => Object.defineProperty(image, 'complete', { value: true });
      }}
    />,
  );
  await expectToWait(
    'an image is loading',
    () => settle(stage),
    () => load(),
  );
});

it('waits for a drawing from a file, also without a stage', async () => {
  const drawing = (file: string) => (
    <svg dangerouslySetInnerHTML={{ __html: `${file}<use href="#late" />` }} />
  );
  const rerender = render(drawing(''));
  const file = '<defs><path id="late" d="M0 0h9v9z" /></defs>';
  await expectToWait('a drawing is loading', mediaLoaded, () => rerender(drawing(file)));
  expect(pendingInDocument()).toBeUndefined();
});

it('names what still calls after its stage is over', async () => {
  const stage = createStage(home, { owner: 'screens-home--polling' });
  const { environment } = stage;
  stage.dispose();
  const request = new Request(`${environment.apiBaseUrl}/api/messages/unread-count`);
  void environment.fetch(request);
  expect(stage.server.seen).toEqual([]);
  expect(lateRequests.splice(0)).toEqual(['screens-home--polling: GET /api/messages/unread-count']);
});
