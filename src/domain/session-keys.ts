/** Section 9: the keys under which the browser keeps the session. */
export const SESSION_KEYS = { token: 'auth_token', user: 'user', role: 'user_role' } as const;
