import type { Config } from '#src/lib/app/config.ts';

/** Where the data of an app without mocks comes from. */
export interface DataSource {
  readonly kind: 'hosted' | 'local';
  readonly address: string;
}

const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.(local|localhost|test))$/;

/**
 * The source of a build for the real API (product.md §7): the hosted server, or one on the developer's
 * machine.
 *
 * @param origin the app's own origin, which serves the API when no address is configured
 */
export function realSource({ apiBaseUrl }: Pick<Config, 'apiBaseUrl'>, origin: string): DataSource {
  const { hostname, host } = new URL(apiBaseUrl || origin);
  return { kind: LOCAL_HOST.test(hostname) ? 'local' : 'hosted', address: host };
}
