// Runs before the first paint, and watches the start of the app.
(() => {
  const INCOMPLETE = "This page couldn't load completely.";
  // A frame with an origin of its own gets no code from a host that doesn't share it.
  const SANDBOXED =
    'This page couldn\'t load in this frame. Allow it sandbox="allow-same-origin", or let its host send Access-Control-Allow-Origin: *';

  const page = document.documentElement;

  // The theme follows the system; `data-theme` on the root element carries it, so that a dark page never
  // flashes light.
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    page.dataset.theme = dark.matches ? 'dark' : 'light';
  };
  apply();
  dark.addEventListener('change', apply);

  // The app removes `data-starting` once it runs. If its code is lost, or gone after a deployment, the page says so.
  page.dataset.starting = '';
  /** @param {string} [reason] */
  const tell = (reason) => {
    if (page.dataset.starting === undefined || document.getElementById('start-failure')) return;
    const bar = document.createElement('div');
    bar.id = 'start-failure';
    bar.setAttribute('role', 'alert');
    const text = document.createElement('p');
    text.textContent = reason ?? (window.origin === 'null' ? SANDBOXED : INCOMPLETE);
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Reload page';
    button.addEventListener('click', () => location.reload());
    bar.append(text, button);
    // Styles are in the head: they can be lost before there is a body.
    if (document.body) document.body.append(bar);
    else document.addEventListener('DOMContentLoaded', () => document.body.append(bar));
  };
  // A script that can't be fetched fires at its element, one that throws at the window.
  const onError = (/** @type {Event} */ { target }) => {
    const isModule = target instanceof HTMLScriptElement && target.type === 'module';
    const isStyles = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
    // The app runs without them, and leaves the bar then.
    if (isStyles) page.dataset.unstyled = '';
    if (target === window || isModule || isStyles) tell();
  };
  window.addEventListener('error', onError, true);
  window.addEventListener('startfailure', (event) => {
    tell(/** @type {CustomEvent<string | undefined>} */ (event).detail ?? undefined);
  });

  // Prerendered HTML is that of one path (`data-page`), for a signed-out visitor. Elsewhere it stays hidden
  // until the app has rendered the page; `data-exact` adds that it is without a query and without a request
  // in the history state, such as the reason to sign in. `data-keys` is what the mocked app puts before its keys.
  const { page: path, exact, keys = '' } = page.dataset;
  if (path === undefined) return;
  let hasSession = false;
  try {
    hasSession = localStorage.getItem(`${keys}auth_token`) !== null;
  } catch {
    // Storage is blocked, so nothing is kept in it.
  }
  if (hasSession) page.dataset.session = '';
  const isSamePath = location.pathname.replace(/\/$/, '') === path.replace(/\/$/, '');
  const state = /** @type {{ usr?: unknown } | null} */ (history.state);
  const isAsked = location.search !== '' || Boolean(state?.usr);
  const isMocked = /[?&](scenario|state|as)=/.test(location.search);
  if (!isSamePath || isMocked || (exact !== undefined && (isAsked || hasSession)))
    page.dataset.render = 'client';
})();
