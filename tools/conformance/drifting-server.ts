import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a server answers. */
export interface Answered {
  readonly status: number;
  /** Text goes out as it is, anything else as JSON. */
  readonly body: unknown;
}

/** Something that a server gets wrong. */
export interface Drift {
  /** Which calls it is about, as `GET /api/offers?page=1` reads. */
  readonly calls: RegExp;
  readonly change: (answered: Answered) => Answered;
}

/**
 * Stands in front of a server and gets some of its answers wrong, for tests of what notices.
 *
 * @param target the server's address
 * @param seen gets every call, as `GET /api/offers?page=1`
 */
export async function startDriftingServer(
  target: string,
  drifts: readonly Drift[],
  seen: (call: string) => void = () => {},
): Promise<{ url: string; close: () => Promise<void> }> {
  async function answer(incoming: IncomingMessage): Promise<Answered> {
    const { method = 'GET', url = '/' } = incoming;
    seen(`${method} ${url}`);
    const chunks: Buffer[] = [];
    for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
    const { authorization } = incoming.headers;
    const response = await fetch(target + url, {
      method,
      headers: authorization === undefined ? {} : { authorization },
      ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
    });
    const answered: Answered = { status: response.status, body: await response.json() };
    return drifts
      .filter(({ calls }) => calls.test(`${method} ${url}`))
      .reduce((before, { change }) => change(before), answered);
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
