import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { freePort } from './free-port.ts';

const server = createServer();
afterEach(() => server.close());

function listen(host: string): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, host, () => resolve((server.address() as AddressInfo).port));
  });
}

it.each(['127.0.0.1', '0.0.0.0'])('skips a port that is in use on %s', async (host) => {
  const port = await listen(host);
  expect(await freePort(port)).toBeGreaterThan(port);
});
