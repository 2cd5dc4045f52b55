// Runs before all other scripts of the mocked app and of Storybook. What a browser has and refuses, as in a sandboxed
// frame, throws where it is read: in msw, while its code loads. Here it becomes empty and full, or missing.
(() => {
  const cover = (/** @type {() => unknown} */ read, /** @type {() => void} */ replace) => {
    try {
      read();
    } catch {
      replace();
    }
  };
  const storage = {
    length: 0,
    key: () => null,
    getItem: () => null,
    setItem() {
      throw new DOMException('This page may not store anything.', 'QuotaExceededError');
    },
    removeItem() {},
    clear() {},
  };
  for (const area of /** @type {const} */ (['localStorage', 'sessionStorage']))
    cover(
      () => window[area],
      () => Object.defineProperty(window, area, { value: storage }),
    );
  cover(
    () => document.cookie,
    () => Object.defineProperty(document, 'cookie', { value: '', writable: true }),
  );
  cover(
    () => navigator.serviceWorker,
    () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
  );
})();
