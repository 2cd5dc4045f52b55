import type { OfferRole, OfferTransition } from '#src/domain/offer-process.ts';

const COUNTERPART = {
  worker: 'From Client',
  client: 'To Worker',
} as const satisfies Record<OfferRole, string>;

/** For a failure whose text is the server's message. */
const FAILED = {
  accept: "We couldn't accept this offer",
  decline: "We couldn't decline this offer",
  cancel: "We couldn't cancel this offer",
  start: "We couldn't start the work",
  complete: "We couldn't complete the work",
} as const satisfies Record<OfferTransition, string>;

export const offersCopy = {
  card: {
    number: (id: number) => `Offer #${id}`,
    counterpart: COUNTERPART,
    deadline: 'Deadline',
    created: 'Created',
    cancelledOn: (date: string) => `Cancelled on ${date}`,
    details: 'View Details',
    detailsOf: (title: string) => `of ${title}`,
    writeReview: 'Write Review',
    viewReview: 'View Review',
  },
  progress: {
    stop: (stop: string, reached: number, count: number) =>
      `Progress: ${stop}, stop ${reached} of ${count}`,
    ended: (progress: string) => `${progress}. It ended there.`,
    unknown: 'Progress: unknown',
  },
  response: {
    label: (name: string) => `Your message to ${name}`,
    hint: "We'll add it to your conversation.",
    back: 'Back',
  },
  failure: {
    titles: FAILED,
    tryAgain: 'Try again in a moment.',
    changed: "This offer has changed. Here's the latest.",
    unconfirmed:
      "We're not sure it went through. Try again, and we'll check before we send anything.",
    notSent: "Your message wasn't sent:",
  },
  chat: {
    accept: 'Accept Offer',
    failed: { accept: 'Failed to respond to offer', decline: 'Failed to respond to offer' },
  },
  modal: {
    title: 'Offer details',
    loading: 'Loading offer',
    failedTitle: "We couldn't load this offer",
    failed: 'Failed to fetch offer details',
    notFoundTitle: "We couldn't find this offer",
    notFound: 'It may belong to someone else, or the link may be wrong.',
    budget: 'Task budget',
    description: 'Task description',
    location: 'Location',
    client: 'Client',
    worker: 'Worker',
    deadline: 'Deadline',
    details: 'Offer details',
    terms: 'Terms and conditions',
    timeline: 'Timeline',
    created: 'Created',
    updated: 'Last updated',
    ended: 'Ended',
  },
} as const;
