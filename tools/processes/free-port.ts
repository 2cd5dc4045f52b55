import { createServer } from 'node:net';

/**
 * Finds the first free port at or after `start`.
 *
 * @throws Error when none of 100 ports is free
 * @example const port = await freePort(5173)
 */
export async function freePort(start: number): Promise<number> {
  for (let port = start; port < start + 100; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port from ${start} to ${start + 99}`);
}

/** `localhost` can resolve to either address, so both must be free. */
async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      // Without IPv6 the address does not exist, so nothing can listen on it.
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT');
    });
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
