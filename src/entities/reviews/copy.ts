/** The copy of reviews. Rating labels are defined in the domain. */
export const reviewsCopy = {
  close: 'Close',
  write: {
    title: 'Write a review',
    about: (taskTitle: string, name: string) =>
      `How did “${taskTitle}” go with ${name}? Everybody can read your review.`,
    rating: 'Your rating',
    text: 'Your review',
    textHint: 'What went well, and what could have gone better?',
    submit: 'Submit review',
    submitting: 'Submitting your review',
    later: 'Not now',
    submitted: 'Review submitted successfully!',
    kept: 'Your stars and words are still here.',
    conflict: 'Something has changed. Close this dialog to see the current state.',
    unconfirmed:
      "We couldn't find out whether it was submitted. If you try again, we'll check first.",
    failedLater: 'Your review was not submitted. What you wrote is saved as a draft.',
  },
  view: {
    title: 'Review',
    loading: 'Loading the review',
    you: 'You',
    about: (name: string) => `about ${name}`,
    aboutYou: 'about you',
    stars: (rating: number) => `${rating} of 5 stars`,
    noWords: 'Only stars, no words.',
    offer: (id: number) => `Offer #${id}`,
    retry: 'Try again',
    notFoundTitle: 'This review is not there',
    notFound: 'It may have been taken back.',
  },
  tryAgain: 'Try again in a moment.',
  httpStatus: (status: number) => `The server answered with HTTP ${status}.`,
} as const;
