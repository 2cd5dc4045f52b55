import type { Route } from '../mock.ts';
import { authRoutes } from './auth.ts';
import { dashboardRoutes } from './dashboards.ts';
import { messageRoutes } from './messages.ts';
import { taskRoutes } from './tasks.ts';

/** Every call that the mock server answers. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...messageRoutes,
  ...taskRoutes,
  ...dashboardRoutes,
];
