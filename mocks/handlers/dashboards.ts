import { getClientDashboard, getDashboard, getWorkerDashboard } from '#src/contract/dashboards.ts';
import { clientDashboard, dashboard, workerDashboard } from '../db/dashboards.ts';
import type { Mock } from './mock.ts';

export const dashboardHandlers = (mock: Mock) => [
  mock(getDashboard, ({ viewer, world }) => ({
    success: true,
    dashboard: dashboard(world, viewer.id),
  })),

  mock(getWorkerDashboard, ({ viewer, world }) => ({
    success: true,
    dashboard: workerDashboard(world, viewer.id),
  })),

  mock(getClientDashboard, ({ viewer, world }) => ({
    success: true,
    dashboard: clientDashboard(world, viewer.id),
  })),
];
