import { createServer } from 'node:net';

/**
 * The first port from `start` on that nothing listens on, and that is not in `taken`.
 *
 * @example const port = await freePort(5173)
 */
export async function freePort(start: number, taken: readonly number[] = []): Promise<number> {
  for (let port = start; port < start + 100; port += 1) {
    if (!taken.includes(port) && (await isFree(port))) return port;
  }
  throw new Error(`No free port from ${start} to ${start + 99}`);
}

/** `localhost` is one or the other of these addresses, as the system likes it: both must be free. */
async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      // A machine without IPv6 has no such address: nothing can be in the way there.
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT');
    });
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
