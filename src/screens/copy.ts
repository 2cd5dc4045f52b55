/** The copy that several screens share, and of the page that is not found. */
export const pagesCopy = {
  goHome: 'Go to home page',
  notFound: {
    title: 'Page not found',
    text: 'The address may be mistyped, or the page may have moved.',
  },
} as const;
