/**
 * Reads the address of the server to record, as it was typed. A slash or `/api` at its end is dropped.
 *
 * @param own the address that the mocks answer at: they would record themselves
 * @throws Error naming what is allowed
 */
export function readServerAddress(text: string, own: string): string {
  const typed = text.trim();
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`--record ${text}: Enter an http(s) address, such as http://localhost:4010.`);
  }
  const address = (url.origin + url.pathname).replace(/\/+$/, '').replace(/\/api$/, '');
  if (address === own) {
    throw new Error(`--record ${text}: This is the mocks' own address. Enter another one.`);
  }
  return address;
}
