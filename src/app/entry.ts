import { nextPaint, systemClock } from '#src/lib/clock.ts';
import '#src/ui/styles/index.css';

/**
 * How long after it has loaded a page that nobody uses gets its code, in milliseconds. By then it has long
 * been idle, and the first click needs to wait for nothing.
 */
const UNUSED_MS = 3_000;

/** What shows that the visitor is about to use the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Whether the page does all that it can without code, so that its code need not load with it: its HTML was
 * prerendered for a signed-out visitor, and it has no form that needs code (public/boot.js). The mocked app
 * starts at once: its panel is part of the page.
 */
function canWait(): boolean {
  const { page, exact, session, render } = document.documentElement.dataset;
  return (
    import.meta.env.VITE_API_MODE !== 'mock' &&
    page !== undefined &&
    exact === undefined &&
    session === undefined &&
    render === undefined &&
    document.querySelector('[data-pressed]') === null
  );
}

/** Resolves with the first sign of use, or when the page has been idle for a while. */
function firstUse(): Promise<void> {
  return new Promise((resolve) => {
    const signs = new AbortController();
    const end = () => {
      signs.abort();
      resolve();
    };
    const onSign = (event: Event) => {
      // Browsers send one for a pointer that rests where the page appears.
      const isResting =
        event instanceof PointerEvent &&
        event.type === 'pointermove' &&
        event.movementX === 0 &&
        event.movementY === 0;
      if (!isResting) end();
    };
    const options = { capture: true, passive: true, signal: signs.signal };
    for (const sign of SIGNS) document.addEventListener(sign, onSign, options);
    const wait = () => systemClock.after(UNUSED_MS, end);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true, signal: signs.signal });
  });
}

async function load(): Promise<void> {
  if (canWait()) await firstUse();
  // The app and its mocks would take the connection from what the page shows first.
  else if (import.meta.env.VITE_API_MODE === 'mock') await nextPaint();
  await import('./start.tsx');
}

// Not awaited: the app's code imports from this chunk, and would wait for it in turn.
load().catch((error: unknown) => console.error(error));
