import { paths } from '#src/lib/paths.ts';
import { scenario } from './scenario.ts';
import { town } from './town.ts';

/** What the running app starts with: a town with its people, nobody signed in. */
export const demo = scenario({
  id: 'demo',
  title: 'The demo: a whole town',
  at: paths.home.to(),
  seed: town,
});
