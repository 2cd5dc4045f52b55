import { describe, expect, it } from 'vitest';
import { getOffer, listOffers, OFFERS_PER_PAGE } from '#src/contract/offers.ts';
import { dayAfter } from '#src/domain/dates.ts';
import { offerDeadline } from '#src/domain/offer-deadline.ts';
import { offerRole, offerTimeline } from '#src/domain/offer-machine.ts';
import { type OfferRole } from '#src/domain/offer-process.ts';
import { OFFER_STATUSES, type OfferStatus } from '#src/domain/offer.ts';
import { REVIEW_TEXT_MAX } from '#src/domain/review.ts';
import { TASK_LIMITS } from '#src/domain/task-limits.ts';
import { patches } from '../faults/faults.ts';
import { LONGEST } from '../fixtures/longest-texts.ts';
import { servedState } from '../testing/served-state.ts';
import { people } from '../fixtures/accounts.ts';
import { OFFER_ID } from './offer-seeds.ts';
import { findScenario, scenarioOf, type ScenarioId } from './registry.ts';
import type { MockState } from './state.ts';

const ROLES: readonly OfferRole[] = ['worker', 'client'];

/** The server of a state, with its offers. */
function served(state: ScenarioId | MockState) {
  const { clock, query: ownQuery, ...server } = servedState(state);
  return {
    ...server,
    today: dayAfter(clock.now(), 0),
    /** The list with the query of the scenario's path. */
    async list(query = ownQuery) {
      return listOffers.answer.parse((await server.ask(`/offers?${query}`)).body);
    },
    async offer(offerId = OFFER_ID) {
      return getOffer.answer.parse((await server.ask(`/offers/${offerId}`)).body).offer;
    },
  };
}

/** The only listed offer of a state, and the viewer's role in it. */
async function onlyOffer(state: ScenarioId | MockState) {
  const { list, viewer } = served(state);
  const { offers } = await list();
  expect(offers).toHaveLength(1);
  const [offer] = offers;
  if (!offer) throw new Error('No offer is listed.');
  return { offer, role: offerRole(offer, viewer) };
}

function nameOf(status: OfferStatus): string {
  return status.replace('_', '-');
}

/** Checks a composed scenario id. */
function idOf(name: string): ScenarioId {
  const found = findScenario(name);
  if (!found) throw new Error(`Unknown scenario ${name}.`);
  return found.id;
}

describe('the loaded list', () => {
  const pages = async () => {
    const { list, viewer, today } = served('offers-loaded');
    const answers = [await list('page=1'), await list('page=2'), await list('page=3')];
    const offers = answers.flatMap((answer) => answer.offers);
    return { answers, offers, viewer, today };
  };

  it('has 24 offers in pages of ten, newest first', async () => {
    const { answers, offers } = await pages();
    expect(answers.map((answer) => answer.offers.length)).toEqual([OFFERS_PER_PAGE, 10, 4]);
    expect(answers.map(({ pagination }) => pagination)).toEqual([
      { total: 24, has_more: true },
      { total: 24, has_more: true },
      { total: 24, has_more: false },
    ]);
    expect(offers.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, i) => 24 - i));
  });

  it('has every status and, on its first page, most of them and both roles', async () => {
    const { answers, offers, viewer } = await pages();
    const first = answers[0]?.offers ?? [];
    expect(new Set(offers.map(({ status }) => status))).toEqual(new Set(OFFER_STATUSES));
    expect(new Set(first.map(({ status }) => status)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(first.map((offer) => offerRole(offer, viewer)))).toEqual(new Set(ROLES));
  });

  it('has every kind of deadline on its first page', async () => {
    const { answers, today } = await pages();
    const live = (answers[0]?.offers ?? []).map((offer) => offerDeadline(offer, today));
    expect(new Set(live.flatMap((state) => state?.urgency ?? []))).toEqual(
      new Set(['overdue', 'today', 'soon', 'later']),
    );
    expect(live.map((state) => state?.days)).toEqual(expect.arrayContaining([-2, 0, 1, 3]));
    expect(answers[0]?.offers.map(({ deadline_date }) => deadline_date)).toContain(null);
  });

  it('has reviewed and unreviewed work', async () => {
    const { offers } = await pages();
    for (const status of ['completed', 'paid']) {
      const done = offers.filter((offer) => offer.status === status);
      expect(new Set(done.map(({ review_id }) => review_id != null))).toEqual(
        new Set([true, false]),
      );
    }
  });

  it('has varied titles, names and text lengths', async () => {
    const { offers, viewer } = await pages();
    const others = offers.map(({ client, worker }) =>
      client.id === viewer ? worker.name : client.name,
    );
    expect(new Set(offers.map(({ task }) => task.title)).size).toBe(24);
    expect(new Set(others).size).toBeGreaterThan(18);
    const lengths = offers.map(({ offer_details }) => offer_details?.length ?? 0);
    expect(Math.min(...lengths)).toBe(0);
    expect(Math.max(...lengths)).toBeGreaterThan(150);
    expect(offers.some(({ terms_and_conditions }) => terms_and_conditions)).toBe(true);
  });

  it('has consistent prices and task statuses', () => {
    const { world } = served('offers-loaded');
    for (const offer of world.offers.all()) {
      const task = world.tasks.findOrThrow(offer.task_id);
      expect(offer.payment_amount).toBe(task.payment_offer);
      expect(task.client_id).not.toBe(offer.worker_id);
      const isTaken = offer.accepted_at != null && offer.status !== 'cancelled';
      expect(task.status === 'available', `task ${task.id}`).toBe(!isTaken);
    }
  });

  it('can be filtered and sorted', async () => {
    const { list } = served('offers-loaded');
    const count = async (query: string) => (await list(query)).pagination.total;
    expect(await count('search=assemble')).toBe(3);
    expect(await count('status=pending')).toBe(6);
    expect(await count('search=chandelier&status=accepted')).toBe(0);
    expect((await list('sort_by=payment_amount')).offers[0]?.payment_amount).toBe(260);
    expect((await list('sort_by=deadline_date&sort_order=asc')).offers[0]?.id).toBe(1);
  });
});

it('lists one, no and a thousand offers', async () => {
  const totalOf = async (id: ScenarioId) => (await served(id).list()).pagination;
  expect(await totalOf('offers-card-pending')).toEqual({ total: 1, has_more: false });
  expect(await totalOf('offers-empty')).toEqual({ total: 0, has_more: false });
  expect(await totalOf('offers-thousand')).toEqual({ total: 1_000, has_more: true });
});

describe.each(OFFER_STATUSES)('an offer that is %s', (status) => {
  it.each(ROLES)('has a card for its %s', async (as) => {
    const { offer, role } = await onlyOffer({
      scenario: idOf(`offers-card-${nameOf(status)}`),
      as,
    });
    expect([offer.status, role]).toEqual([status, as]);
  });

  it('has details that its path opens', async () => {
    const id = idOf(`offers-details-${nameOf(status)}`);
    expect((await served(id).offer()).status).toBe(status);
    expect(scenarioOf(id).at).toBe(`/offers?offer=${OFFER_ID}`);
  });
});

describe('a card', () => {
  it.each(ROLES)('of completed work can have the review of the %s', async (as) => {
    const missing = await onlyOffer({ scenario: 'offers-card-completed', as });
    const present = await onlyOffer({ scenario: 'offers-card-reviewed', as });
    expect([missing.offer.status, missing.offer.review_id]).toEqual(['completed', null]);
    expect([present.offer.status, present.offer.review_id]).toEqual([
      'completed',
      expect.any(Number),
    ]);
  });

  it('can have an unknown status', async () => {
    const archived: MockState = {
      scenario: 'offers-card-completed',
      faults: [patches(listOffers, { status: 'archived' }, { each: 'offers' })],
    };
    expect(JSON.stringify((await served(archived).ask('/offers')).body)).toContain(
      '"status":"archived"',
    );
    const { offer, role } = await onlyOffer(archived);
    expect([offer.status, role]).toEqual(['unknown', 'worker']);
  });

  it('can be between other users', async () => {
    const { offer, role } = await onlyOffer('offers-card-neither-side');
    expect([offer.status, role]).toEqual(['pending', null]);
    expect((await served('offers-card-neither-side').offer()).id).toBe(offer.id);
  });

  it('can lack a deadline or details', async () => {
    expect((await onlyOffer('offers-card-no-deadline')).offer.deadline_date).toBeNull();
    expect((await onlyOffer('offers-card-no-details')).offer.offer_details).toBeNull();
  });

  it('can have texts of maximum length', async () => {
    const { offer } = await onlyOffer('offers-card-long');
    expect(offer.task.title.trim()).toHaveLength(TASK_LIMITS.title);
    expect(offer.offer_details).toHaveLength(REVIEW_TEXT_MAX);
    expect(offer.payment_amount).toBe(99_999.99);
    expect(offer.client.name).toContain(people.longName.last_name);
  });
});

describe('the details', () => {
  it('can open over a list without the offer', async () => {
    const { offers } = await served('offers-details-full').list('offer=12&status=paid');
    expect(offers.map((offer) => offer.id)).not.toContain(OFFER_ID);
    expect(offers).toHaveLength(3);
    expect(offers.every(({ review_id }) => review_id != null)).toBe(true);
  });

  it('are forbidden to a viewer on neither side', async () => {
    const { ask } = served('offers-details-of-others');
    expect((await ask(`/offers/${OFFER_ID}`)).status).toBe(403);
  });

  it('can be full, minimal or of maximum length', async () => {
    const full = await served('offers-details-full').offer();
    const minimal = await served('offers-details-minimal').offer();
    const long = await served('offers-details-long').offer();
    const wordsOf = ({ task, ...offer }: typeof full) =>
      [task.description, offer.offer_details, offer.terms_and_conditions].map((t) => t?.length);
    expect(wordsOf(full).every((length) => length)).toBe(true);
    expect(wordsOf(minimal).some((length) => length)).toBe(false);
    expect([minimal.deadline_date, minimal.task.location]).toEqual([null, null]);
    expect(wordsOf(long)).toEqual([TASK_LIMITS.description, 1_000, 1_000]);
    expect([long.task.title, long.task.location?.length]).toEqual([LONGEST.title, 255]);
  });

  it('have every timeline', async () => {
    const stepsOf = async (id: ScenarioId) =>
      offerTimeline(await served(id).offer()).map(({ title }) => title);
    expect(await stepsOf('offers-details-cancelled')).toEqual(['Offer Created', 'Offer Cancelled']);
    expect(await stepsOf('offers-details-cancelled-after-accepted')).toEqual([
      'Offer Created',
      'Accepted',
      'Offer Cancelled',
    ]);
    expect(await stepsOf('offers-details-missing-stamps')).toEqual([
      'Offer Created',
      'Work Completed',
      'Payment Pending',
    ]);
    expect((await stepsOf('offers-details-paid')).at(-1)).toBe('Payment Completed');
  });
});

describe('accepting an offer', () => {
  const accept = (state: ScenarioId | MockState) =>
    served(state).ask(`/offers/${OFFER_ID}/accept`, { body: {} });

  it('conflicts when the client has cancelled and the list is stale', async () => {
    const stale: MockState = {
      scenario: 'offers-card-cancelled',
      faults: [patches(listOffers, { status: 'pending', cancelled_at: null }, { each: 'offers' })],
    };
    expect((await onlyOffer(stale)).offer.status).toBe('pending');
    expect(await accept(stale)).toEqual({
      status: 409,
      body: { message: "This offer is canceled, so it can't be accepted." },
    });
    expect((await served(stale).offer()).status).toBe('cancelled');
  });

  it('conflicts when the task was taken', async () => {
    expect(await accept('offers-task-taken')).toEqual({
      status: 409,
      body: { message: 'This task is no longer available.' },
    });
    expect((await onlyOffer('offers-task-taken')).offer.status).toBe('pending');
  });
});

it('plays a shared offer from pending to both reviews', async () => {
  const { ask, offer, world } = served('offers-shared');
  const isDone = async (path: string, as: OfferRole, body?: unknown) =>
    expect(await ask(path, { as, body }), path).toMatchObject({ status: 200 });
  expect((await offer()).status).toBe('pending');
  await isDone(`/offers/${OFFER_ID}/accept`, 'worker', { response_message: 'With pleasure.' });
  await isDone(`/offers/${OFFER_ID}/start`, 'worker');
  await isDone(`/offers/${OFFER_ID}/complete`, 'worker');
  await isDone('/reviews', 'worker', { task_offer_id: OFFER_ID, rating: 5 });
  await isDone('/reviews', 'client', { task_offer_id: OFFER_ID, rating: 4, review_text: 'Good.' });
  expect(await offer()).toMatchObject({ status: 'completed', review_id: 1 });
  expect(world.tasks.findOrThrow(OFFER_ID).status).toBe('completed');
  expect(world.messages.by('conversation_id', 1).map((row) => row.message_type)).toEqual([
    'text',
    'offer',
    'offer_accepted',
    'offer_started',
    'offer_completed',
  ]);
});
