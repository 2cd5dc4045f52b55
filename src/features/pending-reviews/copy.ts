/** The copy of the reviews that are still to be written. */
export const pendingReviewsCopy = {
  title: 'Pending Reviews',
  intro: 'Completed tasks that are waiting for your review.',
  all: 'All reviews',
  listLabel: 'Pending reviews',
  loading: 'Loading your pending reviews',
  failed: "We couldn't load your pending reviews",
  count: (pending: number) => `${pending} pending`,
  card: {
    with: 'with',
    completed: (date: string) => `Completed ${date}`,
    write: 'Write Review',
    writeAbout: (taskTitle: string) => `of ${taskTitle}`,
  },
  why: {
    title: 'Why Reviews Matter',
    reasons: {
      trust: {
        title: 'They build trust',
        text: 'They help neighbors decide whom to let into their homes.',
      },
      work: {
        title: 'They bring good people work',
        text: 'A student without reviews has a hard time getting started.',
      },
      better: {
        title: 'They help people improve',
        text: 'An honest, friendly word goes a long way.',
      },
    },
  },
  empty: {
    title: 'All Caught Up!',
    text: "Nothing is waiting for your review. Tasks appear here once they're completed.",
    reviews: 'See reviews',
    offers: 'See job offers',
  },
} as const;
