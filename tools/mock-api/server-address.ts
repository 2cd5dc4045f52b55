/**
 * Reads the address of a server, as it was typed. A slash or `/api` at its end is dropped.
 *
 * @throws Error naming what is allowed
 */
export function readServerAddress(option: string, text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(
      `${option} must be an http(s) address such as http://localhost:4010, not "${text}".`,
    );
  }
  return (url.origin + url.pathname).replace(/\/+$/, '').replace(/\/api$/, '');
}
