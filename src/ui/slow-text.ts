/** What to do about content that failed to load. */
export const RETRY = 'Wait a moment, then try again.';
/** The title of a message about a long wait. */
export const SLOW_TITLE = 'Taking longer than usual';
/** Its text where the user can try again. */
export const SLOW_RETRY = 'Keep waiting, or try again.';
/** Its text where the user can stop waiting. */
export const SLOW_STOP = 'Keep waiting, or stop and try again.';
