/** The copy of reviews. Rating labels are defined in the domain. */
export const reviewsCopy = {
  close: 'Close',
  write: {
    title: 'Write a review',
    about: (taskTitle: string, name: string) =>
      `How did "${taskTitle}" go with ${name}? Anyone can read your review.`,
    rating: 'Your rating',
    text: 'Your review',
    textHint: 'What went well, and what could have gone better?',
    submit: 'Submit review',
    submitting: 'Submitting your review',
    later: 'Not now',
    submitted: 'Review submitted successfully!',
    kept: 'We saved your draft.',
    conflict: 'This offer has changed. Close this dialog to see the latest.',
    unconfirmed: "We're not sure it was submitted. Try again, and we'll check first.",
    failedLater: "We couldn't submit your review. We saved it as a draft.",
  },
  view: {
    title: 'Review',
    loading: 'Loading review',
    you: 'You',
    about: (name: string) => `about ${name}`,
    aboutYou: 'about you',
    stars: (rating: number) => `${rating} out of 5 stars`,
    noWords: 'No written review.',
    offer: (id: number) => `Offer #${id}`,
    notFoundTitle: 'Review not found',
    notFound: 'It may have been deleted.',
  },
  tryAgain: 'Try again in a moment.',
  httpStatus: (status: number) => `The server responded with HTTP ${status}.`,
} as const;
