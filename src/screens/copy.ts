/** The copy of placeholder pages: not found, and not built yet. */
export const pagesCopy = {
  goHome: 'Go to the home page',
  notFound: {
    title: 'This page is not here',
    text: 'The address may be mistyped, or the page has moved.',
  },
  upcoming: {
    title: (name: string) => `${name} is moving in`,
    text: 'This page has its address already, but it is not built yet.',
  },
} as const;
