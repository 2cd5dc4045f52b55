import { endpoints } from '#src/contract/registry.ts';
import { isReading, type Check } from '../check.ts';
import { accountChecks, signInChecks } from './auth.ts';
import { derivedChecks } from './derived.ts';
import { messageChecks } from './messages.ts';
import { waysBackChecks, wholeWayChecks } from './offers.ts';
import { readingChecks } from './reading.ts';
import { tokenChecks, unknownIdChecks } from './refusals.ts';
import { earlyReviewChecks, reviewChecks } from './reviews.ts';
import { postingChecks, taskActionChecks, tidyingChecks } from './tasks.ts';

/** In the order in which they are tried: a state that a call forbids comes before the next step. */
const writtenChecks: readonly Check[] = [
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
];

const derived = derivedChecks(endpoints, [...writtenChecks, ...tidyingChecks]);

/** What can be tried without changing anything on the server but a session. */
export const readOnlyChecks: readonly Check[] = [
  ...signInChecks,
  ...[...tokenChecks, ...unknownIdChecks].filter(({ endpoint }) => isReading(endpoint)),
  ...readingChecks,
  ...derived,
];

/** Everything that has to hold. */
export const allChecks: readonly Check[] = [
  ...writtenChecks,
  ...derived,
  ...tidyingChecks,
  // Once more, now that rows were deleted: what is left must still be readable.
  ...[...readingChecks, ...derived].map((check) => ({
    ...check,
    name: `${check.name} (after the tidying)`,
  })),
];
