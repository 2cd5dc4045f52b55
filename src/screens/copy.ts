export const pagesCopy = {
  goHome: 'Go to home page',
  notFound: {
    title: 'Page not found',
    text: 'The address may be mistyped, or the page may have moved.',
  },
} as const;
