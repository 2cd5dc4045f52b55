/** The copy of the landing page itself; its sections have their own. */
export const homeCopy = {
  title: 'Home',
} as const;
