import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The screen of the added route. */
export const EXTRA_SCREEN = 'src/screens/extra/ExtraScreen.tsx';

/** Where a route is declared: a line, and the one that a new route adds below. */
const ADDITIONS = [
  {
    file: 'src/lib/navigation/paths.ts',
    after: 'export const paths = {',
    added: "extra: { pattern: '/extra', to: () => '/extra' },",
  },
  {
    file: 'src/app/screens.tsx',
    after: 'export const screens: Readonly<Record<PathName, LazyPart<object>>> = {',
    added: `extra: screen('extra', async () => (await import('#${EXTRA_SCREEN}')).ExtraScreen),`,
  },
];

const CODE = `
import { Card } from '#src/ui/Card.tsx';
import { Container } from '#src/ui/Container.tsx';

export function ExtraScreen() {
  return <Container><Card>Something new</Card></Container>;
}
`;

/**
 * Adds a route with a screen to a build, as one more page of the product would.
 *
 * @throws Error when a file that declares routes has changed
 */
export function extraRoute(root: string): Plugin {
  return {
    name: 'extra-route',
    enforce: 'pre',
    resolveId: (id) => (id === `#${EXTRA_SCREEN}` ? join(root, EXTRA_SCREEN) : undefined),
    load: (id) => (id === join(root, EXTRA_SCREEN) ? CODE : undefined),
    transform(code, id) {
      const addition = ADDITIONS.find(({ file }) => id === join(root, file));
      if (!addition) return undefined;
      const { file, after, added } = addition;
      if (!code.includes(after)) throw new Error(`${file} has no line "${after}".`);
      return code.replace(after, `${after}\n${added}`);
    },
  };
}
