/** HTTP status: it doesn't exist, or was deleted. */
export const NOT_FOUND = 404;
