import { getDashboard } from '#src/contract/dashboards.ts';
import { paths } from '#src/lib/paths.ts';
import { answersHtml, answersWith, fails, never, offline } from '../faults.ts';
import { scenario } from './scenario.ts';
import { neighbourhood } from './seeds.ts';

const loaded = scenario({
  id: 'dashboard-loaded',
  title: 'Dashboard',
  as: 'client',
  at: paths.dashboard.to(),
  seed: neighbourhood,
});

export const dashboardScenarios = [
  loaded,
  loaded.with({ id: 'dashboard-worker', title: 'Dashboard of the worker', as: 'worker' }),
  loaded.with({ id: 'dashboard-sparse', title: 'Dashboard, no phone and city', as: 'sparse' }),
  loaded.with({ id: 'dashboard-unverified', title: 'Dashboard, unverified', as: 'unverified' }),
  loaded.with({ id: 'dashboard-long', title: 'Dashboard, long texts', as: 'longName' }),
  loaded.with({
    id: 'dashboard-loading',
    title: 'Dashboard, loading',
    faults: [never(getDashboard)],
  }),
  loaded.with({
    id: 'dashboard-down',
    title: 'Dashboard, error',
    faults: [fails(getDashboard, 500)],
  }),
  loaded.with({
    id: 'dashboard-offline',
    title: 'Dashboard, no network',
    faults: [offline(getDashboard)],
  }),
  loaded.with({
    id: 'dashboard-html',
    title: 'Dashboard, HTML answer',
    faults: [answersHtml(getDashboard)],
  }),
  loaded.with({
    id: 'dashboard-broken-answer',
    title: 'Dashboard, broken answer',
    faults: [
      answersWith(getDashboard, {
        success: true,
        dashboard: { summary: { total_tasks: 'four' }, quick_stats: {}, recent_tasks: [] },
      }),
    ],
  }),
  loaded.with({ id: 'dashboard-signed-out', title: 'Dashboard, signed out', as: undefined }),
  loaded.with({
    id: 'dashboard-dead-token',
    title: 'Dashboard, dead token',
    faults: [fails(getDashboard, 401, { message: 'Unauthenticated.' })],
  }),
  loaded.with({
    id: 'dashboard-broken-user',
    title: 'Dashboard, broken user record',
    as: undefined,
    storage: { auth_token: 'nearhand-1-1', user: '{' },
  }),
] as const;
