/** What to do about content that failed to load. */
export const RETRY = 'Wait a moment, then try again.';
/** The title of a message about a long wait. */
export const SLOW_TITLE = 'This is taking longer than usual';
/** Its text where the user can try again. */
export const SLOW_RETRY = 'You can keep waiting, or try again.';
/** Its text where the user can stop waiting. */
export const SLOW_STOP = 'You can keep waiting, or stop and try again.';
