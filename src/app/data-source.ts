import type { Config } from '#src/lib/app/config.ts';

export interface DataSource {
  readonly kind: 'hosted' | 'local';
  readonly address: string;
}

const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.(local|localhost|test))$/;

/** @param origin the app's own origin, which serves the API when no address is configured */
export function realSource({ apiBaseUrl }: Pick<Config, 'apiBaseUrl'>, origin: string): DataSource {
  const { hostname, host } = new URL(apiBaseUrl || origin);
  return { kind: LOCAL_HOST.test(hostname) ? 'local' : 'hosted', address: host };
}
