/** HTTP status: there is no valid session. */
export const UNAUTHORIZED = 401;
/** HTTP status: the viewer may not see it. */
export const FORBIDDEN = 403;
/** HTTP status: it doesn't exist, or was deleted. */
export const NOT_FOUND = 404;
/** HTTP status: the state of what the call changes does not allow it, so the screen is outdated. */
export const CONFLICT = 409;
