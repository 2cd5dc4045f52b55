import type { HttpHandler } from 'msw';
import type { Mock } from './mock.ts';
import { authHandlers } from './auth.ts';
import { dashboardHandlers } from './dashboards.ts';
import { messageHandlers } from './messages.ts';
import { offerHandlers } from './offers.ts';
import { reviewHandlers } from './reviews.ts';
import { taskHandlers } from './tasks.ts';

/** The handlers of all calls. The first that matches a request answers it, so fixed paths come before parameters. */
export const handlersWith = (mock: Mock): HttpHandler[] => [
  ...authHandlers(mock),
  ...messageHandlers(mock),
  ...offerHandlers(mock),
  ...reviewHandlers(mock),
  ...taskHandlers(mock),
  ...dashboardHandlers(mock),
];
