/** What a long wait is called, beside a way out of it. */
export const SLOW_TITLE = 'This is taking longer than usual';
