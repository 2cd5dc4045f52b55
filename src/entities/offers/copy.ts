import type { OfferRole } from '#src/domain/offer-process.ts';

const COUNTERPART = {
  worker: 'From Client',
  client: 'To Worker',
} as const satisfies Record<OfferRole, string>;

/**
 * The copy of one offer, on any screen. Labels of statuses and transitions are defined in the domain.
 */
export const offersCopy = {
  card: {
    number: (id: number) => `Offer #${id}`,
    counterpart: COUNTERPART,
    deadline: 'Deadline',
    noDeadline: 'No deadline',
    created: (date: string) => `Created ${date}`,
    cancelledOn: (date: string) => `Cancelled on ${date}`,
    details: 'View Details',
    detailsOf: (title: string) => `of ${title}`,
    writeReview: 'Write Review',
    viewReview: 'View Review',
  },
  urgency: {
    overdue: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} overdue`,
    today: 'Due today',
    soon: (days: number) => (days === 1 ? 'Due tomorrow' : `Due in ${days} days`),
  },
  response: {
    label: (name: string) => `Your message to ${name}`,
    hint: 'It goes into your conversation. You may leave it empty.',
    back: 'Back',
  },
  failure: {
    tryAgain: 'Try again in a moment.',
    changed: 'The offer has changed. You now see its current status.',
    unconfirmed:
      "We couldn't find out whether it went through. If you try again, we'll check before sending anything.",
    notSent: 'Your message was not sent:',
  },
  modal: {
    title: 'Offer details',
    loading: 'Loading the offer',
    failed: 'Failed to fetch offer details',
    notFoundTitle: 'Offer not found',
    notFound: 'It may belong to someone else, or the link may be wrong.',
    retry: 'Try again',
    close: 'Close',
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
