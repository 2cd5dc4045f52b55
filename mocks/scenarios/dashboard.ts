import { paths } from '#src/lib/navigation/paths.ts';
import { scenario } from './scenario.ts';
import { neighborhood } from './seeds.ts';

export const dashboardLoaded = scenario({
  id: 'dashboard-loaded',
  title: 'Dashboard',
  as: 'client',
  at: paths.dashboard.to(),
  seed: neighborhood,
});

export const dashboardBrokenUser = dashboardLoaded.with({
  id: 'dashboard-broken-user',
  title: 'Dashboard, broken user record',
  as: undefined,
  storage: { auth_token: 'nearhand-1-1', user: '{' },
});
