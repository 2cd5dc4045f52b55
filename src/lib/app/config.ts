import * as z from 'zod/mini';

/** The build-time configuration of the app's API. `VITE_SITE_URL` is checked with it, and read by `site-url.ts`. */
export interface Config {
  /** `mock`: the in-browser mock server; `real`: the server at `apiBaseUrl`. */
  readonly mode: 'mock' | 'real';
  /** Prefix of `/api`; empty for the app's own origin. */
  readonly apiBaseUrl: string;
  /** Whether calls that create something carry an `Idempotency-Key`, which the API then has to allow. */
  readonly sendsIdempotencyKeys: boolean;
}

const Variables = z.object({
  VITE_API_MODE: z.enum(['mock', 'real'], '"mock" or "real"'),
  VITE_API_BASE_URL: z._default(
    z
      .string()
      .check(
        z.regex(
          /^$|^https?:\/\/[^/\s?#]+(\/(?!api$)[^/\s?#]+)*$/,
          'an http(s) address without /api and without a slash at its end, or nothing for the origin of the app',
        ),
      ),
    '',
  ),
  VITE_IDEMPOTENCY_KEYS: z._default(z.enum(['', 'off', 'on'], '"on" or "off"'), 'off'),
  VITE_SITE_URL: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^$|^https?:\/\/[^/\s?#]+(\/[^/\s?#]+)*$/,
          'an http(s) address without a slash at its end, or nothing',
        ),
      ),
  ),
});

/** An invalid configuration. Its message lists each invalid variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Parses the environment variables of the build.
 *
 * @throws ConfigError listing every invalid variable with its value and what is allowed
 */
export function readConfig(variables: Readonly<Record<string, unknown>>): Config {
  const parsed = Variables.safeParse(variables);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      const value = variables[name];
      return `${name} is ${value === undefined ? 'not set' : JSON.stringify(value)}; allowed: ${issue.message}`;
    });
    throw new ConfigError(lines.join('\n'));
  }
  return {
    mode: parsed.data.VITE_API_MODE,
    apiBaseUrl: parsed.data.VITE_API_BASE_URL,
    sendsIdempotencyKeys: parsed.data.VITE_IDEMPOTENCY_KEYS === 'on',
  };
}
