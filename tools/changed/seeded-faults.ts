/** A fault that is put into a file to prove that the selection for this file contains a test that fails. */
export interface SeededFault {
  /** What was edited, as in `node tools/changed/prove.ts handler`. */
  readonly kind: string;
  readonly file: string;
  /** A text that the file contains once. */
  readonly text: string;
  /** What takes its place: it compiles, and breaks a behavior. */
  readonly fault: string;
  /** A test file that fails with it in a complete run. */
  readonly failing: string;
}

/** One fault for each kind of edit. */
export const seededFaults: readonly SeededFault[] = [
  {
    kind: 'component',
    file: 'src/features/reviews/ReviewFiltersForm.tsx',
    text: 'if (isInvalid) idInput.current?.focus();',
    fault: 'if (isInvalid) searchInput.current?.focus();',
    failing: 'stories/screens/reviews/Filters.stories.tsx',
  },
  {
    kind: 'copy',
    file: 'src/features/reviews/copy.ts',
    text: "invalidUserId: 'Enter a user ID, such as 7',",
    fault: "invalidUserId: 'Enter a user ID',",
    failing: 'stories/screens/reviews/Filters.stories.tsx',
  },
  {
    kind: 'entity',
    file: 'src/features/review/review-patches.ts',
    text: 'id !== deleted.id',
    fault: 'id === deleted.id',
    failing: 'tests/reviews/own-reviews.browser.test.tsx',
  },
  {
    kind: 'contract',
    file: 'src/contract/offers.ts',
    text: "sort_by: z._default(z.enum(OFFER_SORTS), 'created_at'),",
    fault: "sort_by: z._default(z.enum(OFFER_SORTS), 'payment_amount'),",
    failing: 'mocks/handlers/offer-lists.test.ts',
  },
  {
    kind: 'handler',
    file: 'mocks/handlers/reviews.ts',
    text: 'removeReview(world, params.id, viewer.id);',
    fault: 'world.reviews.findOrThrow(params.id + viewer.id - viewer.id);',
    failing: 'tests/reviews/own-reviews.browser.test.tsx',
  },
  {
    kind: 'scenario',
    file: 'mocks/scenarios/pending-reviews.ts',
    text: "title: 'Assemble a bunk bed for the kids',",
    fault: "title: 'Assemble a bunk bed',",
    failing: 'tests/pending-reviews/pending-reviews.browser.test.tsx',
  },
  {
    kind: 'seed',
    file: 'mocks/scenarios/client-seeds.ts',
    text: "words: ['Build a loft bed with a desk below',",
    fault: "words: ['Build a loft bed',",
    failing: 'stories/screens/client/Dashboard.stories.tsx',
  },
  {
    kind: 'token',
    file: 'src/ui/styles/tokens.css',
    text: '--ink-muted: oklch(0.46 0.018 150);',
    fault: '--ink-muted: oklch(0.86 0.018 150);',
    failing: 'tests/docs/tokens.test.ts',
  },
  {
    kind: 'hook',
    file: 'src/lib/lists/use-url-filters.ts',
    text: 'const DEBOUNCE_MS = 300;',
    fault: 'const DEBOUNCE_MS = 30;',
    failing: 'tests/lib/url-filters.browser.test.tsx',
  },
  {
    kind: 'story',
    file: 'stories/screens/reviews/Filters.stories.tsx',
    text: "lastQuery(context)).toMatchObject({ user_id: '7' })",
    fault: "lastQuery(context)).toMatchObject({ user_id: '8' })",
    failing: 'stories/screens/reviews/Filters.stories.tsx',
  },
  {
    kind: 'flow',
    file: 'flows/both-review.flow.ts',
    text: "await actor.sees('Work started. Good luck!');",
    fault: "await actor.sees('Work started. Good luck, Wes!');",
    failing: 'stories/Flows.stories.tsx',
  },
  {
    kind: 'tool',
    file: 'tools/new/names.ts',
    text: 'const MAX_LENGTH = 40;',
    fault: 'const MAX_LENGTH = 400;',
    failing: 'tools/new/names.test.ts',
  },
];
