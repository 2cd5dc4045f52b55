import { describe, expect, it } from 'vitest';
import { anOffer } from '#mocks/factories/offers.ts';
import { OFFER_STATUSES, type Offer, type OfferStatus } from './offer.ts';
import { isLive, isReviewable, OFFER_STATES, offerRole, offerTimeline } from './offer-machine.ts';
import { MESSAGE_TYPES } from './message.ts';
import { announcedStatus, OFFER_PROCESS, transitionsFrom } from './offer-process.ts';

it.each([
  ['pending', 'Pending', ['cancel'], ['accept', 'decline'], 'live'],
  ['accepted', 'Accepted', ['cancel'], ['start'], 'live'],
  ['declined', 'Declined', [], [], ''],
  ['in_progress', 'In Progress', [], ['complete'], 'live'],
  ['completed', 'Completed', [], [], 'reviewable'],
  ['paid', 'Paid', [], [], 'reviewable'],
  ['cancelled', 'Unknown', [], [], ''],
  ['unknown', 'Unknown', [], [], ''],
] as const)('%s is "%s": the client can %j, the worker can %j', (status, label, ...rest) => {
  const [client, worker, stage] = rest;
  expect(OFFER_STATES[status].label).toBe(label);
  expect(transitionsFrom(status, 'client')).toEqual(client);
  expect(transitionsFrom(status, 'worker')).toEqual(worker);
  expect(isLive(status)).toBe(stage === 'live');
  expect(isReviewable(status)).toBe(stage === 'reviewable');
});

describe('transitions', () => {
  it.each([
    ['accept', 'accepted', 'accepted_at', 'offer_accepted'],
    ['decline', 'declined', 'declined_at', 'offer_declined'],
    ['cancel', 'cancelled', 'cancelled_at', null],
    ['start', 'in_progress', 'in_progress_at', 'offer_started'],
    ['complete', 'completed', 'completed_at', 'offer_completed'],
  ] as const)('%s moves to %s, sets %s and posts %s', (transition, to, stamp, message) => {
    expect(OFFER_PROCESS[transition]).toMatchObject({ to, stamp, message });
  });

  it('reaches every status except paid from pending', () => {
    const reached = new Set<OfferStatus>(['pending']);
    for (const status of reached) {
      for (const role of ['client', 'worker'] as const) {
        for (const transition of transitionsFrom(status, role))
          reached.add(OFFER_PROCESS[transition].to);
      }
    }
    expect([...reached].toSorted()).toEqual(
      OFFER_STATUSES.filter((status) => status !== 'paid').toSorted(),
    );
  });
});

it.each([
  [1, 'client'],
  [2, 'worker'],
  [3, null],
] as const)('user %i has the role %s', (viewer, role) => {
  expect(offerRole({ client: { id: 1 }, worker: { id: 2 } }, viewer)).toBe(role);
});

describe('the timeline', () => {
  it.each([
    ['completed', { paid_at: '2026-03-14T09:00:00Z' }, 'Payment Pending'],
    ['accepted', { in_progress_at: '2026-03-14T09:00:00Z' }, 'Awaiting Work Start'],
    ['in_progress', { completed_at: '2026-03-14T09:00:00Z' }, 'Work in Progress'],
  ] as const)('omits a pending step that a timestamp shows is done: %s', (status, stamp, open) => {
    const titles = (stamps: object) =>
      offerTimeline({ ...offerIn(status), ...stamps }).map(({ title }) => title);
    expect(titles({})).toContain(open);
    expect(titles(stamp)).not.toContain(open);
  });

  const at = (hour: number) => `2026-03-14T0${hour}:00:00Z`;
  const none = { accepted_at: null, in_progress_at: null, completed_at: null, paid_at: null };
  const offerIn = (status: OfferStatus, stamps: Partial<Offer> = {}) =>
    anOffer({
      status,
      created_at: at(1),
      ...none,
      declined_at: null,
      cancelled_at: null,
      ...stamps,
    });
  const accepted = { accepted_at: at(2) };
  const started = { ...accepted, in_progress_at: at(3) };
  const completed = { ...started, completed_at: at(4) };

  /** The steps, each with the hour at which it was reached. */
  const stepsOf = (offer: Offer) =>
    offerTimeline(offer).map((step) => `${step.title} ${step.at?.slice(12, 13) ?? '-'}`);

  it.each([
    [offerIn('pending'), ['Awaiting Response -']],
    [offerIn('accepted', accepted), ['Accepted 2', 'Awaiting Work Start -']],
    [offerIn('declined', { declined_at: at(2) }), ['Offer Declined 2']],
    [offerIn('in_progress', started), ['Accepted 2', 'Work Started 3', 'Work in Progress -']],
    [
      offerIn('completed', completed),
      ['Accepted 2', 'Work Started 3', 'Work Completed 4', 'Payment Pending -'],
    ],
    [
      offerIn('paid', { ...completed, paid_at: at(5) }),
      ['Accepted 2', 'Work Started 3', 'Work Completed 4', 'Payment Completed 5'],
    ],
    [offerIn('cancelled', { cancelled_at: at(2) }), ['Offer Cancelled 2']],
    [
      offerIn('cancelled', { ...accepted, cancelled_at: at(3) }),
      ['Accepted 2', 'Offer Cancelled 3'],
    ],
  ])('case %#: $status', (offer, steps) => {
    expect(stepsOf(offer)).toEqual(['Offer Created 1', ...steps]);
  });
});

it('each type of message about a change announces the status after it', () => {
  expect(MESSAGE_TYPES.map((type) => [type, announcedStatus(type)])).toEqual([
    ['text', null],
    ['offer', null],
    ['offer_accepted', 'accepted'],
    ['offer_declined', 'declined'],
    ['offer_started', 'in_progress'],
    ['offer_completed', 'completed'],
    ['offer_paid', 'paid'],
  ]);
});
