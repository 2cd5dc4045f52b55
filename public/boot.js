// Runs before the first paint.
(() => {
  const page = document.documentElement;

  // The theme follows the system; `data-theme` on the root element carries it, so that a dark page never
  // flashes light.
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    page.dataset.theme = dark.matches ? 'dark' : 'light';
  };
  apply();
  dark.addEventListener('change', apply);

  // Prerendered HTML is that of one path (`data-page`), for a signed-out visitor. Elsewhere it stays hidden
  // until the app has rendered the page; `data-exact` adds that it is without a query and without a request
  // in the history state, such as the reason to sign in.
  const { page: path, exact } = page.dataset;
  if (path === undefined) return;
  let hasSession = false;
  try {
    hasSession = localStorage.getItem('auth_token') !== null;
  } catch {
    // Storage is blocked, so nothing is kept in it.
  }
  if (hasSession) page.dataset.session = '';
  const isSamePath = location.pathname.replace(/\/$/, '') === path.replace(/\/$/, '');
  const state = /** @type {{ usr?: unknown } | null} */ (history.state);
  const isAsked = location.search !== '' || Boolean(state?.usr);
  const isMocked = /[?&](scenario|as)=/.test(location.search);

  // Until the app runs, its forms are not sent: a password would be in the address. The app presses again
  // what was pressed (src/ui/early-input.ts). Forms with an action work without it.
  const isWaiting = () => page.dataset.page !== undefined;
  /** @param {SubmitEvent} event */
  const onSubmit = (event) => {
    const form = event.target;
    if (isWaiting() && form instanceof HTMLFormElement && !form.hasAttribute('action'))
      event.preventDefault();
  };
  /** @param {MouseEvent} event */
  const onClick = (event) => {
    const button = event.target instanceof Element && event.target.closest('main button');
    if (!isWaiting() || !button) return;
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    button.setAttribute('data-pressed', '');
  };
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('click', onClick, true);

  if (!isSamePath || isMocked || (exact !== undefined && (isAsked || hasSession)))
    page.dataset.render = 'client';
})();
