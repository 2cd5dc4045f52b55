import { basename } from 'node:path';

/**
 * The id and the title of the scenario of a recording: as given, or from the file's name.
 *
 * @throws Error for an id with other characters than lowercase letters, digits and hyphens, or an empty title
 * @example nameScenario('Checkout bug (2).har') // { id: 'checkout-bug-2', title: 'Checkout bug 2' }
 */
export function nameScenario(
  file: string,
  given: { readonly id?: string | undefined; readonly title?: string | undefined } = {},
): { id: string; title: string } {
  const { id = idOf(file) } = given;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
    throw new Error(`--id is "${id}"; allowed: lowercase words with hyphens, such as offers-bug`);
  }
  const words = id.replaceAll('-', ' ');
  const { title = words.charAt(0).toUpperCase() + words.slice(1) } = given;
  if (title.trim() === '') throw new Error('--title is empty; allowed: a short text');
  return { id, title };
}

function idOf(file: string): string {
  const name = basename(file)
    .replace(/\.[^.]+$/, '')
    .toLowerCase();
  return name.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'recorded-session';
}
