/**
 * Answers the calls of the API as the browser's `fetch` would, and lets it send the others.
 *
 * @throws TypeError when the network fails, and the signal's reason when the call is aborted
 */
export async function fetchInPage(
  request: Request,
  prefix: string,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!request.url.startsWith(prefix)) return fetch(request);
  const { signal } = request;
  const aborted = new Promise<never>((_resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
  const response = await Promise.race([aborted, handle(request)]);
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}
