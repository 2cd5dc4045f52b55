/** The copy of placeholder pages: not found, and not built yet. */
export const pagesCopy = {
  goHome: 'Go to home page',
  notFound: {
    title: 'Page not found',
    text: 'The address may be mistyped, or the page may have moved.',
  },
  upcoming: {
    title: (name: string) => `${name}: coming soon`,
    text: "We're still working on this page.",
    names: {
      reviews: 'Reviews',
      pendingReviews: 'Pending reviews',
      user: 'Profile',
    },
  },
} as const;
