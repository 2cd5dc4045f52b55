import { endpoints } from '#src/contract/registry.ts';
import type { Route } from './mock.ts';
import { authRoutes } from './auth.ts';
import { dashboardRoutes } from './dashboards.ts';
import { messageRoutes } from './messages.ts';
import { offerRoutes } from './offers.ts';
import { reviewRoutes } from './reviews.ts';
import { taskRoutes } from './tasks.ts';

const all: readonly Route[] = [
  ...authRoutes,
  ...messageRoutes,
  ...offerRoutes,
  ...reviewRoutes,
  ...taskRoutes,
  ...dashboardRoutes,
];

/** Every route of the mock server, in the order of the contract. The first match wins. */
export const routes: readonly Route[] = endpoints.flatMap(
  (endpoint) => all.find((route) => route.endpoint === endpoint) ?? [],
);
