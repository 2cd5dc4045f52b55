import { endpoints } from '#src/contract/registry.ts';
import { isReading, type Check } from '../check.ts';
import { accountChecks, signInChecks } from './auth.ts';
import { derivedChecks } from './derived.ts';
import { messageChecks } from './messages.ts';
import { endedOfferChecks, lifecycleChecks } from './offers.ts';
import { readingChecks } from './reading.ts';
import { tokenChecks, unknownIdChecks } from './refusals.ts';
import { earlyReviewChecks, reviewChecks } from './reviews.ts';
import { postingChecks, taskActionChecks, cleanupChecks } from './tasks.ts';

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
  ...readingChecks,
];

const derived = derivedChecks(endpoints, [...writtenChecks, ...cleanupChecks]);
const allReading = [...readingChecks, ...derived.filter(({ endpoint }) => isReading(endpoint))];

/** Checks that change nothing on the server except sessions. */
export const readOnlyChecks: readonly Check[] = [
  ...signInChecks,
  ...[...tokenChecks, ...unknownIdChecks].filter(({ endpoint }) => isReading(endpoint)),
  ...allReading,
];

/** All checks. */
export const allChecks: readonly Check[] = [
  ...writtenChecks,
  ...derived,
  ...cleanupChecks,
  // Run again after rows were deleted, because the remaining rows must still be readable.
  ...allReading.map((check) => ({
    ...check,
    name: `${check.name} (after cleanup)`,
  })),
];
