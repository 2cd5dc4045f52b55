import * as z from 'zod/mini';

/** How the app reaches its API. */
export interface Config {
  /** `mock`: the workbench's own server in the browser; `real`: the address below. */
  readonly mode: 'mock' | 'real';
  /** What stands before `/api`; empty for the origin that serves the app. */
  readonly apiBaseUrl: string;
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
});

/** Says which variable is wrong, what it holds and what is allowed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the environment variables that the app is built with.
 *
 * @throws ConfigError naming every wrong variable with its value and what is allowed
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
  return { mode: parsed.data.VITE_API_MODE, apiBaseUrl: parsed.data.VITE_API_BASE_URL };
}
