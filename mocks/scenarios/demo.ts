import { paths } from '#src/lib/paths.ts';
import { scenario } from './scenario.ts';
import { neighbourhood } from './seeds.ts';

/** What the running app starts with: a small neighbourhood, nobody signed in. */
export const demo = scenario({
  id: 'demo',
  title: 'The demo: a small neighbourhood',
  at: paths.home.to(),
  seed: neighbourhood,
});
