import { paths } from '#src/lib/navigation/paths.ts';
import { scenario } from './scenario.ts';
import { town } from './town.ts';

/** The default scenario of the running app: the town, seen by a signed-out visitor. */
export const demo = scenario({
  id: 'demo',
  title: 'The demo: a whole town',
  at: paths.home.to(),
  seed: town,
});
