import type { NotesOf } from '../note.ts';

const OUTSIDER = 'The viewer is on neither side of the offer.';
const NOT_PENDING = 'The offer is no longer pending.';
const ONLY_WORKER = 'The viewer is not the worker of the offer.';

export const offerNotes: NotesOf<'offers'> = {
  'offers.list': {
    summary: 'List offers',
    description: "The viewer's own, as either side.",
    as: 'worker',
    input: () => ({ query: { status: 'accepted' } }),
  },
  'offers.upcoming': {
    summary: 'List upcoming offers',
    description:
      'What the viewer has taken on as a worker, nearest deadline first: accepted or in progress, unless another status is asked for.',
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
    description: 'The worker takes a pending offer, which books its task.',
    errors: { 403: ONLY_WORKER, 409: `${NOT_PENDING} Or its task is taken.` },
    as: 'worker',
    input: ({ pendingOffer }) => ({
      params: { id: pendingOffer },
      body: { response_message: 'Gladly, see you on Saturday.' },
    }),
  },
  'offers.decline': {
    summary: 'Decline an offer',
    description: 'The worker turns a pending offer down.',
    errors: { 403: ONLY_WORKER, 409: NOT_PENDING },
    as: 'worker',
    input: ({ pendingOffer }) => ({
      params: { id: pendingOffer },
      body: { response_message: 'Sorry, I am away that week.' },
    }),
  },
  'offers.cancel': {
    summary: 'Cancel an offer',
    description:
      'The client takes a pending or accepted offer back; the task of an accepted one becomes available again.',
    errors: {
      403: 'The viewer is not the client of the offer.',
      409: 'The work has begun, or the offer has come to its end.',
    },
    as: 'client',
    input: ({ pendingOffer }) => ({ params: { id: pendingOffer } }),
  },
  'offers.start': {
    summary: 'Start the work',
    description: 'The worker begins what was accepted; the task is in progress then.',
    errors: { 403: ONLY_WORKER, 409: 'The offer is not accepted, or was started before.' },
    as: 'worker',
    input: ({ acceptedOffer }) => ({ params: { id: acceptedOffer } }),
  },
  'offers.complete': {
    summary: 'Complete the work',
    description: 'The worker has done the work; both sides may then review each other.',
    errors: { 403: ONLY_WORKER, 409: 'The work is not in progress.' },
    as: 'worker',
    input: ({ startedOffer }) => ({ params: { id: startedOffer } }),
  },
};
