import { basename } from 'node:path';

/**
 * The id and the title of the scenario of a recording: as given, or from the file's name.
 *
 * @example nameScenario('Checkout bug (2).har') // { id: 'checkout-bug-2', title: 'Checkout bug 2' }
 */
export function nameScenario(
  file: string,
  given: { readonly id?: string | undefined; readonly title?: string | undefined } = {},
): { id: string; title: string } {
  const name = basename(file)
    .replace(/\.[^.]+$/, '')
    .toLowerCase();
  const words = name.split(/[^a-z0-9]+/).filter(Boolean);
  const { id = words.join('-') || 'recorded-session' } = given;
  const title = id.replaceAll('-', ' ');
  return { id, title: given.title ?? title.charAt(0).toUpperCase() + title.slice(1) };
}
