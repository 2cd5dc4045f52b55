/** Only a reload can help: the server answers, but no longer has the code, or the browser takes it for lost. */
export class CodeGone extends TypeError {}

/** How long failures wait on a page that is being left, in milliseconds. */
const LEAVING_MS = 10_000;

/** Ends when the page that is being left has stayed after all, as for a download. Undefined on all other pages. */
let leaving: Promise<void> | undefined;
/** How many chunks are on their way. */
let loads = 0;

/** The files that have arrived or are on their way, by address. */
const files = new Map<string, Promise<void>>();

/**
 * Runs the dynamic import of a chunk, once all of its files are arriving. Browsers remember a module
 * that could not be fetched, so that the next import of it fails without a request; a failed preload
 * counts as well. So the files are fetched first, which can be repeated, and the import finds them in
 * the HTTP cache. For that, the server has to allow caching: the names contain hashes.
 *
 * @param run the import
 * @param addresses the chunk and its static imports and styles, as far as the page may lack them
 * @throws TypeError when a file cannot be fetched: {@link CodeGone} when the server doesn't have it
 */
export async function loadChunk<Module>(
  run: () => Promise<Module>,
  addresses: readonly string[],
): Promise<Module> {
  loads += 1;
  window.addEventListener('beforeunload', noteLeaving);
  try {
    await Promise.all(addresses.map((address) => loadFile(address)));
    return await run().catch(async (cause: unknown) => {
      // The browser remembers a file that it could not have, for as long as the page lives: only a reload helps,
      // once the server has them all.
      await Promise.all(addresses.filter((each) => !each.endsWith('.css')).map(fetchFile));
      throw new CodeGone(`Failed to import ${addresses[0] ?? 'a chunk'}`, { cause });
    });
  } catch (error) {
    // Firefox and Safari abort the requests of a page that is being left, which is no failure to tell.
    await leaving;
    throw error;
  } finally {
    loads -= 1;
    // A page that listens all the time is not kept in Firefox's back-forward cache.
    if (loads === 0) window.removeEventListener('beforeunload', noteLeaving);
  }
}

function noteLeaving(): void {
  leaving = untilStayed();
}

async function untilStayed(): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- real time: the app's clock may stand still
  await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
  leaving = undefined;
}

function loadFile(address: string): Promise<void> {
  const known = files.get(address);
  if (known) return known;
  if (isInPage(address)) return Promise.resolve();
  const file = address.endsWith('.css') ? loadStyles(address) : fetchFile(address);
  files.set(address, file);
  file.catch(() => files.delete(address));
  return file;
}

async function fetchFile(address: string): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- a file of the app, not a call of the API
  const response = await fetch(address);
  // Many servers answer an unknown address with the app's HTML page.
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true;
  if (!response.ok || isPage) throw new CodeGone(`Failed to fetch ${address}`);
  // The import joins a response that is still arriving, if that is read to its end.
  response.arrayBuffer().catch(() => {});
}

function loadStyles(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new TypeError(`Failed to fetch ${address}`));
    });
    document.head.append(link);
  });
}

/** Whether the page's HTML names a file. */
function isInPage(address: string): boolean {
  const { href } = new URL(address, document.baseURI);
  return [...document.querySelectorAll('link[href], script[src]')].some(
    (element) =>
      (element instanceof HTMLLinkElement && element.href === href) ||
      (element instanceof HTMLScriptElement && element.src === href),
  );
}
