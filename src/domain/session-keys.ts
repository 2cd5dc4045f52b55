/** The browser storage keys of the session (section 9). */
export const SESSION_KEYS = { token: 'auth_token', user: 'user', role: 'user_role' } as const;
