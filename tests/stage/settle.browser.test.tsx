import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { mediaLoaded, pendingInDocument, settle } from '#stories/stage/settle.ts';
import { createStage, lateRequests } from '#stories/stage/stage.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { renderStage } from '../render-stage.tsx';

let cleanUp: (() => void) | undefined;
afterEach(() => cleanUp?.());

function render(element: React.ReactElement): Root {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  cleanUp = () => {
    root.unmount();
    container.remove();
  };
  root.render(element);
  return root;
}

/** A component whose code arrives when the test says so. */
function lazyComponent() {
  let arrive = () => {};
  const Component = lazyPart(
    'Component',
    () =>
      new Promise<ComponentType>((resolve) => {
        arrive = () => resolve(() => <p>Here it is</p>);
      }),
    { placeholder: <p>On its way</p> },
  );
  return { Component, arrive: () => arrive() };
}

/** Whether a promise is settled after a while in which everything else had its turn. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  let done = false;
  void promise.then(() => (done = true));
  for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  return done;
}

it('waits for a lazy part, and for what it shows', async () => {
  const { stage } = await renderStage('home');
  const { Component, arrive } = lazyComponent();
  render(<Component />);
  await expect.poll(() => pendingInDocument()).toBe('a lazy part is loading');
  const settled = settle(stage);
  expect(await isDone(settled)).toBe(false);
  arrive();
  await settled;
  expect(document.body.textContent).toContain('Here it is');
  expect(document.body.textContent).not.toContain('On its way');
});

it('waits for an image', async () => {
  const { stage } = await renderStage('home');
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
  await expect.poll(() => pendingInDocument()).toBe('an image is loading');
  const settled = settle(stage);
  expect(await isDone(settled)).toBe(false);
  load();
  await settled;
});

it('waits for a drawing from a file, also without a stage', async () => {
  const drawing = '<path id="late" d="M0 0h9v9z" />';
  const root = render(<svg dangerouslySetInnerHTML={{ __html: '<use href="#late" />' }} />);
  await expect.poll(() => pendingInDocument()).toBe('a drawing is loading');
  const loaded = mediaLoaded();
  expect(await isDone(loaded)).toBe(false);
  root.render(
    <svg dangerouslySetInnerHTML={{ __html: `<defs>${drawing}</defs><use href="#late" />` }} />,
  );
  await loaded;
  expect(pendingInDocument()).toBeUndefined();
});

it('counts a request as in flight until its body is there', async () => {
  const { stage } = await renderStage('dashboard-loaded');
  const { environment } = stage;
  const request = new Request(`${environment.apiBaseUrl}/api/messages/unread-count`);
  const response = await environment.fetch(request);
  expect(stage.isBusy()).toBe(false);
  // Read already: nothing is left to wait for.
  expect(await isDone(response.text())).toBe(true);
});

it('names what still calls after its stage is over', async () => {
  const stage = createStage('home', { owner: 'screens-home--polling' });
  const { environment } = stage;
  stage.dispose();
  const request = new Request(`${environment.apiBaseUrl}/api/messages/unread-count`);
  void environment.fetch(request);
  expect(stage.server.seen).toEqual([]);
  expect(lateRequests.splice(0)).toEqual(['screens-home--polling: GET /api/messages/unread-count']);
});
