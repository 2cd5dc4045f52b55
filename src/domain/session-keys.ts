/** The browser storage keys of the session (product.md §9). */
export const SESSION_KEYS = { token: 'auth_token', user: 'user', role: 'user_role' } as const;

/** The key of why the last session ended, for other tabs: they only see that it is gone. */
export const SESSION_END_KEY = 'session_end';
