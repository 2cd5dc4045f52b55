import '@testing-library/jest-dom/vitest';
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';

/**
 * What happy-dom leaves out, for tests in Node. Nothing has a layout there: the window is 1280 px wide, each row of a
 * list is a tenth as tall, every other element fills the window, and nothing is animated.
 */
const WINDOW = { width: 1280, height: 800 };
const ROW_HEIGHT = 80;

/** Reports once that an element is there and has a size, out of view. */
class Observer {
  readonly #callback: (entries: object[], observer: Observer) => void;
  constructor(callback: (entries: object[], observer: Observer) => void) {
    this.#callback = callback;
  }
  observe(target: Element): void {
    queueMicrotask(() => this.#callback([{ target, isIntersecting: false }], this));
  }
  unobserve(): void {}
  disconnect(): void {}
}

// Frames take no time: a frame of 16 ms would only be waited for.
const environment = {
  DocumentTimeline: Object,
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  requestAnimationFrame: (callback: FrameRequestCallback) =>
    setTimeout(() => callback(performance.now())),
  cancelAnimationFrame: clearTimeout,
  // Once React has nothing left to render.
  scheduler: {
    postTask: (callback: () => void) => unstable_scheduleCallback(unstable_IdlePriority, callback),
  },
};

/** Replaces properties. Files share one document, so this runs again for each of them. */
function replace(target: object, source: object): void {
  for (const name of Reflect.ownKeys(source)) {
    const property = Object.getOwnPropertyDescriptor(source, name);
    Object.defineProperty(target, name, { ...property, configurable: true });
  }
}

const isRow = (element: Element) => element.hasAttribute('data-index');
const heightOf = (element: Element) => (isRow(element) ? ROW_HEIGHT : WINDOW.height);

for (const scope of [globalThis, document.defaultView]) if (scope) replace(scope, environment);
let lastLock: Promise<unknown> = Promise.resolve();
replace(navigator, {
  locks: {
    request: (_name: string, run: () => unknown) => (lastLock = lastLock.catch(() => {}).then(run)),
  },
});
replace(document, { fonts: { status: 'loaded' }, getAnimations: () => [] });
// React warns of tags that it takes for unknown. happy-dom has no `search`.
replace(HTMLUnknownElement.prototype, { [Symbol.toStringTag]: 'HTMLElement' });
replace(SVGGraphicsElement.prototype, { getBBox: () => new DOMRect(0, 0, 1, 1) });
replace(HTMLElement.prototype, {
  clientWidth: WINDOW.width,
  clientHeight: WINDOW.height,
  getBoundingClientRect(this: HTMLElement) {
    return new DOMRect(0, 0, WINDOW.width, heightOf(this));
  },
});

// What a wide window hides: the links of a phone would be found twice.
if (!document.getElementById('wide-window')) {
  const style = document.head.appendChild(document.createElement('style'));
  style.id = 'wide-window';
  style.textContent = String.raw`.sm\:hidden, .md\:hidden, .lg\:hidden { display: none }`;
}
