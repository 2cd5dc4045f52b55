import { login, logout, register, resendOtp, verifyEmail } from './auth.ts';
import { getClientDashboard, getDashboard, getWorkerDashboard } from './dashboards.ts';
import { listConversations, listMessages, sendMessage, startConversation } from './messages.ts';
import { unreadCount } from './unread.ts';
import {
  acceptOffer,
  cancelOffer,
  completeOffer,
  declineOffer,
  getOffer,
  listOffers,
  listUpcomingOffers,
  startOffer,
} from './offers.ts';
import {
  createReview,
  deleteReview,
  getProfile,
  getPublicReview,
  getPublicStats,
  getReview,
  getUserStats,
  listPendingReviews,
  listPublicReviews,
  listReviews,
  updateReview,
} from './reviews.ts';
import {
  bookTask,
  cancelTask,
  createTask,
  deleteTask,
  getTask,
  listCategories,
  listTasks,
  myAssignedTasks,
  myTasks,
  updateTask,
} from './tasks.ts';

/**
 * Every call of the contract, in the order of section 7. An address without parameters stands
 * before one with them, so that `/offers/upcoming` is not taken for an offer.
 */
export const endpoints = [
  login,
  register,
  verifyEmail,
  resendOtp,
  logout,
  listConversations,
  startConversation,
  unreadCount,
  listMessages,
  sendMessage,
  listOffers,
  listUpcomingOffers,
  getOffer,
  acceptOffer,
  declineOffer,
  cancelOffer,
  startOffer,
  completeOffer,
  listReviews,
  createReview,
  listPendingReviews,
  getUserStats,
  getProfile,
  getReview,
  updateReview,
  deleteReview,
  listPublicReviews,
  getPublicStats,
  getPublicReview,
  listTasks,
  createTask,
  myTasks,
  myAssignedTasks,
  listCategories,
  getTask,
  updateTask,
  deleteTask,
  cancelTask,
  bookTask,
  getDashboard,
  getWorkerDashboard,
  getClientDashboard,
] as const;

/** The name of a call, such as `auth.login`. */
export type EndpointName = (typeof endpoints)[number]['name'];
