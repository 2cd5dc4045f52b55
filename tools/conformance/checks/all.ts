import { endpoints } from '#src/contract/registry.ts';
import type { Check } from '../check.ts';
import { isReading } from '../context.ts';
import { accountChecks, signInChecks } from './auth.ts';
import { derivedChecks, tokenChecks, unknownIdChecks } from './every-call.ts';
import { readingChecks, searchChecks } from './lists.ts';
import { messageChecks } from './messages.ts';
import { endedOfferChecks, lifecycleChecks } from './offers.ts';
import { earlyReviewChecks, reviewChecks } from './reviews.ts';
import { cleanupChecks, postingChecks, taskActionChecks } from './tasks.ts';

/** The written checks, in order: what a state forbids is checked before the next transition. */
const writtenChecks: readonly Check[] = [
  ...signInChecks,
  ...tokenChecks,
  ...unknownIdChecks,
  ...accountChecks,
  ...postingChecks,
  ...messageChecks,
  ...earlyReviewChecks,
  ...lifecycleChecks,
  ...reviewChecks,
  ...endedOfferChecks,
  ...taskActionChecks,
  ...searchChecks,
];

const allReading = [...readingChecks, ...derivedChecks(endpoints, readingChecks)].filter(
  ({ endpoint }) => isReading(endpoint),
);
const derived = derivedChecks(endpoints, [...writtenChecks, ...allReading, ...cleanupChecks]);

/** Checks that change nothing on the server except sessions. */
export const readOnlyChecks: readonly Check[] = [
  ...signInChecks,
  ...[...tokenChecks, ...unknownIdChecks].filter(({ endpoint }) => isReading(endpoint)),
  ...allReading,
];

/** All checks. */
export const allChecks: readonly Check[] = [
  ...writtenChecks,
  ...allReading,
  ...derived,
  ...cleanupChecks,
  // Run again after rows were deleted, because the remaining rows must still be readable.
  ...allReading
    .filter(({ isAnswer }) => isAnswer)
    .map((check) => ({ ...check, name: `${check.name} (after cleanup)` })),
];
