import type { NotesOf } from '../note.ts';

const OUTSIDER = 'The viewer is on neither side of the offer.';
const NOT_PENDING = 'The offer is no longer pending.';
const ONLY_WORKER = "The viewer isn't the worker of the offer.";

export const offerNotes: NotesOf<'offers'> = {
  'offers.list': {
    summary: 'List offers',
    description: "The viewer's own, as client or worker.",
    as: 'worker',
    input: () => ({ query: { status: 'accepted' } }),
  },
  'offers.upcoming': {
    summary: 'List upcoming offers',
    description:
      'Offers that the viewer has accepted as a worker, nearest deadline first: accepted or in progress, unless `status` is given.',
    as: 'worker',
    input: () => ({ query: { per_page: 1 } }),
  },
  'offers.get': {
    summary: 'Get an offer',
    errors: { 403: OUTSIDER },
    as: 'worker',
    input: ({ acceptedOffer }) => ({ params: { id: acceptedOffer } }),
  },
  'offers.accept': {
    summary: 'Accept an offer',
    description: 'The worker accepts a pending offer, which books its task.',
    errors: { 403: ONLY_WORKER, 409: `${NOT_PENDING} Or its task is taken.` },
    as: 'worker',
    input: ({ pendingOffer }) => ({
      params: { id: pendingOffer },
      body: { response_message: 'Happy to help. See you on Saturday!' },
    }),
  },
  'offers.decline': {
    summary: 'Decline an offer',
    description: 'The worker declines a pending offer.',
    errors: { 403: ONLY_WORKER, 409: NOT_PENDING },
    as: 'worker',
    input: ({ pendingOffer }) => ({
      params: { id: pendingOffer },
      body: { response_message: "Sorry, I'm away that week." },
    }),
  },
  'offers.cancel': {
    summary: 'Cancel an offer',
    description:
      'The client cancels a pending or accepted offer. The task of an accepted offer becomes available again.',
    errors: {
      403: "The viewer isn't the client of the offer.",
      409: 'The work has started, or the offer has ended.',
    },
    input: ({ pendingOffer }) => ({ params: { id: pendingOffer } }),
  },
  'offers.start': {
    summary: 'Start the work',
    description: 'The worker starts the accepted work, and the task is in progress.',
    errors: { 403: ONLY_WORKER, 409: "The offer isn't accepted, or has already been started." },
    as: 'worker',
    input: ({ acceptedOffer }) => ({ params: { id: acceptedOffer } }),
  },
  'offers.complete': {
    summary: 'Complete the work',
    description: 'The worker completes the work. Both sides can then review each other.',
    errors: { 403: ONLY_WORKER, 409: "The work isn't in progress." },
    as: 'worker',
    input: ({ startedOffer }) => ({ params: { id: startedOffer } }),
  },
};
