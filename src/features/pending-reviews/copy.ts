export const pendingReviewsCopy = {
  title: 'Pending Reviews',
  intro: "Finished tasks you haven't reviewed yet.",
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
        text: 'Neighbors check reviews before they let someone into their home.',
      },
      work: {
        title: 'They help good workers get hired',
        text: "It's hard to land a first job without any reviews.",
      },
      better: {
        title: 'They help people improve',
        text: 'Kind, honest feedback goes a long way.',
      },
    },
  },
  empty: {
    title: 'All Caught Up!',
    text: "You don't have any reviews to write. Tasks show up here once they're completed.",
    offers: 'See job offers',
  },
} as const;
