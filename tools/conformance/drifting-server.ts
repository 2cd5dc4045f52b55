import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A response of the server. */
export interface ServerResponse {
  readonly status: number;
  /** A string is sent unchanged, any other value as JSON. */
  readonly body: unknown;
}

/** A deviation of a server from the contract. */
export interface Drift {
  /** Matches calls such as `GET /api/offers?page=1`. */
  readonly calls: RegExp;
  readonly change: (response: ServerResponse) => ServerResponse;
}

/**
 * Starts a proxy that changes some of a server's responses, to test that the checks notice.
 *
 * @param target the server's address
 * @param onCall called with every call, such as `GET /api/offers?page=1`
 */
export async function startDriftingServer(
  target: string,
  drifts: readonly Drift[],
  onCall: (call: string) => void = () => {},
): Promise<{ url: string; close: () => Promise<void> }> {
  async function answer(incoming: IncomingMessage): Promise<ServerResponse> {
    const { method = 'GET', url = '/' } = incoming;
    onCall(`${method} ${url}`);
    const chunks: Buffer[] = [];
    for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
    const { authorization } = incoming.headers;
    const upstream = await fetch(target + url, {
      method,
      headers: authorization === undefined ? {} : { authorization },
      ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
    });
    const response: ServerResponse = { status: upstream.status, body: await upstream.json() };
    return drifts
      .filter(({ calls }) => calls.test(`${method} ${url}`))
      .reduce((before, { change }) => change(before), response);
  }

  const server = createServer((incoming, outgoing) => {
    void answer(incoming)
      .then(({ status, body }) =>
        outgoing.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body)),
      )
      .catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
