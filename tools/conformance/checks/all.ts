import { isReading, type Check } from '../check.ts';
import { accountChecks, signInChecks } from './auth.ts';
import { messageChecks } from './messages.ts';
import { waysBackChecks, wholeWayChecks } from './offers.ts';
import { readingChecks } from './reading.ts';
import { tokenChecks, unknownIdChecks } from './refusals.ts';
import { earlyReviewChecks, reviewChecks } from './reviews.ts';
import { postingChecks, taskActionChecks, tidyingChecks } from './tasks.ts';

/** What can be tried without changing anything on the server but a session. */
export const readOnlyChecks: readonly Check[] = [
  ...signInChecks,
  ...[...tokenChecks, ...unknownIdChecks].filter(({ endpoint }) => isReading(endpoint)),
  ...readingChecks,
];

/**
 * Everything that has to hold, in the order in which it is tried: a state that a call forbids is
 * looked at before the next step leaves it.
 */
export const allChecks: readonly Check[] = [
  ...signInChecks,
  ...tokenChecks,
  ...unknownIdChecks,
  ...accountChecks,
  ...postingChecks,
  ...messageChecks,
  ...earlyReviewChecks,
  ...wholeWayChecks,
  ...reviewChecks,
  ...waysBackChecks,
  ...taskActionChecks,
  ...readingChecks,
  ...tidyingChecks,
  // Once more, now that things were taken away: what is left must still be readable.
  ...readingChecks.map((check) => ({ ...check, name: `${check.name} (after the tidying)` })),
];
