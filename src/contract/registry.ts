import { login, logout, register, resendOtp, verifyEmail } from './auth.ts';
import { getClientDashboard, getDashboard, getWorkerDashboard } from './dashboards.ts';
import { unreadCount } from './messages.ts';
import { myTasks } from './tasks.ts';

/** Every call of the contract, in the order of section 7. */
export const endpoints = [
  login,
  register,
  verifyEmail,
  resendOtp,
  logout,
  unreadCount,
  myTasks,
  getDashboard,
  getWorkerDashboard,
  getClientDashboard,
] as const;

/** The name of a call, such as `auth.login`. */
export type EndpointName = (typeof endpoints)[number]['name'];
