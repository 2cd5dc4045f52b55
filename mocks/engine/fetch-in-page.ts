import { getResponse, isPassthroughResponse, type RequestHandler } from 'msw';

/**
 * Sends a request as the browser's `fetch` would, to msw's handlers in this page.
 *
 * @param handlers the first that matches answers
 * @param send sends what none of them answers, and what one passes through
 * @throws TypeError when the network fails, and the signal's reason when the request is aborted
 */
export async function fetchInPage(
  request: Request,
  handlers: readonly RequestHandler[],
  send: (request: Request) => Promise<Response> = (sent) => fetch(sent),
): Promise<Response> {
  const { signal } = request;
  const aborted = new Promise<never>((_resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
  const answer = getResponse([...handlers], request).catch((error: unknown) => {
    // As msw does for its worker.
    // oxlint-disable-next-line no-console
    console.error(
      `The handler of ${request.method} ${new URL(request.url).pathname} threw:`,
      error,
    );
    return Response.error();
  });
  const response = await Promise.race([aborted, answer]);
  if (response === undefined || isPassthroughResponse(response)) return send(request);
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}
