/** HTTP statuses: there is no valid session. Laravel has 419 for one that is over. */
export const UNAUTHORIZED: ReadonlySet<number | undefined> = new Set([401, 419]);
export const FORBIDDEN = 403;
export const NOT_FOUND = 404;
/** HTTP status: the state of what the call changes does not allow it, so the screen is outdated. */
export const CONFLICT = 409;
