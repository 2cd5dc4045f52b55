/** Where the mocked app keeps its latency, in milliseconds. */
export const LATENCY_KEY = 'nearhand.mock.latency';

/** Long enough to see a page load. */
export const DEFAULT_LATENCY = 150;
