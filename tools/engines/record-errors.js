// Before everything else in each page of the site: keeps its errors, also over the loading of other pages, for
// the tab with its frames.
(() => {
  const KEY = 'engines.errors';
  /** @param {string} text */
  const keep = (text) => {
    // WebKit aborts the start of the mocks as well when a page is left.
    if (text.includes('mockServiceWorker.js load failed')) return;
    const before = sessionStorage.getItem(KEY);
    sessionStorage.setItem(KEY, (before === null ? '' : `${before}\n`) + text);
  };
  const { error } = console;
  console.error = (...parts) => {
    error.apply(console, parts);
    keep(parts.map(String).join(' '));
  };
  addEventListener('error', ({ message }) => {
    if (message) keep(message);
  });
  addEventListener('unhandledrejection', ({ reason }) => keep(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep(`${violatedDirective} refuses ${blockedURI}`),
  );
})();
