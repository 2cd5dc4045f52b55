// Before everything else in each page of the site: keeps its errors, also over the loading of other pages, for
// the tab with its frames.

/** @param {string} text */
function keepError(text) {
  // WebKit aborts the start of the mocks as well when a page is left.
  if (text.includes('mockServiceWorker.js load failed')) return;
  const before = sessionStorage.getItem('engines.errors') ?? '';
  sessionStorage.setItem('engines.errors', `${before}${text}\n`);
}

console.error = (...parts) => keepError(parts.map(String).join(' '));
addEventListener('error', ({ message }) => message && keepError(message));
addEventListener('unhandledrejection', ({ reason }) => keepError(String(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  keepError(`${violatedDirective} refuses ${blockedURI}`),
);
