import type { Check } from '../check.ts';
import { isReading } from '../context.ts';
import { accountChecks, signInChecks } from './auth.ts';
import { brokenJsonChecks, derivedChecks, invalidChecks } from './every-call.ts';
import { readingChecks, searchChecks } from './lists.ts';
import { messageChecks } from './messages.ts';
import { completionChecks, endedOfferChecks, raceChecks } from './offers.ts';
import { reviewChecks } from './reviews.ts';
import { bookingChecks, cleanupChecks, postingChecks } from './tasks.ts';

/** The written checks, in order: what a state forbids is checked before the next transition. */
const writtenChecks: readonly Check[] = [
  ...signInChecks,
  ...invalidChecks,
  ...accountChecks,
  ...postingChecks,
  ...messageChecks,
  ...completionChecks,
  ...reviewChecks,
  ...endedOfferChecks,
  ...raceChecks,
  ...bookingChecks,
  ...searchChecks,
  ...brokenJsonChecks,
];

const allReading = [...readingChecks, ...derivedChecks(readingChecks)].filter(({ endpoint }) =>
  isReading(endpoint),
);
const derived = derivedChecks([...writtenChecks, ...allReading, ...cleanupChecks]);

/** Checks that change nothing on the server except sessions. */
export const readOnlyChecks: readonly Check[] = [
  ...signInChecks,
  ...[...invalidChecks, ...brokenJsonChecks].filter(({ endpoint }) => isReading(endpoint)),
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
