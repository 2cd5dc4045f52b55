import type { Plugin } from 'vite';

const FILE = '/mocks/fixtures/names.ts';

/**
 * Evaluates the fixtures' names at build time, so that the browser gets the two lists instead of Faker's whole English
 * locale.
 */
export function cutNames(): Plugin {
  return {
    name: 'cut-names',
    async load(id) {
      if (!id.endsWith(FILE)) return undefined;
      const lists = await import('../../mocks/fixtures/names.ts');
      return Object.entries(lists)
        .map(([name, list]) => `export const ${name} = ${JSON.stringify(list)};`)
        .join('\n');
    },
  };
}
