// A site on GitHub Pages has one 404.html, also for the previews of pull requests below it. So that page becomes
// the page without content (app.html) of the build that the address belongs to. An address of a preview that has
// been removed is one of the site.
void (async () => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const { pathname: base } = new URL('.', script.src);
  const [preview = ''] = /^pr\/\d+\//.exec(location.pathname.slice(base.length)) ?? [];
  const own = await fetch(`${base}${preview}app.html`);
  const page = own.ok ? own : await fetch(`${base}app.html`);
  const html = await page.text();
  document.open();
  document.write(html);
  document.close();
})();
