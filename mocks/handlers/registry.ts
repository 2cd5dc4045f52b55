import { endpoints } from '#src/contract/registry.ts';
import type { Route } from '../mock.ts';
import { authRoutes } from './auth.ts';
import { dashboardRoutes } from './dashboards.ts';
import { messageRoutes } from './messages.ts';
import { offerRoutes } from './offers.ts';
import { reviewRoutes } from './reviews.ts';
import { taskRoutes } from './tasks.ts';

const given: readonly Route[] = [
  ...authRoutes,
  ...messageRoutes,
  ...offerRoutes,
  ...reviewRoutes,
  ...taskRoutes,
  ...dashboardRoutes,
];

/** Every call that the mock server answers, in the order of the contract: the first match counts. */
export const routes: readonly Route[] = endpoints.flatMap(
  (endpoint) => given.find((route) => route.endpoint === endpoint) ?? [],
);
