import { describe, expect, it } from 'vitest';
import { getOffer, listOffers } from '#src/contract/offers.ts';
import { dayAfter } from '#src/domain/dates.ts';
import { deadlineState } from '#src/domain/deadline.ts';
import { isLive, offerRole, offerTimeline } from '#src/domain/offer-machine.ts';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { takenOffer } from '../db/wire.ts';
import { servedState } from '../testing/served-state.ts';
import { OFFER_ID } from './offer-seeds.ts';
import type { ScenarioId } from './registry.ts';

/** The listed offers of a scenario, by default with the query of its path. */
async function offersIn(id: ScenarioId, query?: string) {
  const { ask, query: own } = servedState(id);
  return listOffers.answer.parse(await ask(`/offers?${query ?? own}`)).offers;
}

/** The offer whose details a scenario opens. */
async function offerIn(id: ScenarioId) {
  const { ask } = servedState(id);
  return getOffer.answer.parse(await ask(`/offers/${OFFER_ID}`)).offer;
}

describe('the loaded list', () => {
  const { world, viewer, clock } = servedState('offers-loaded');
  const firstPage = () => offersIn('offers-loaded');
  const all = () => offersIn('offers-loaded', 'per_page=100');

  it('has every status and, on its first page, most of them and both roles', async () => {
    const first = await firstPage();
    const statuses = (await all()).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(OFFER_STATUSES));
    expect(new Set(first.map(({ status }) => status)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(first.map((offer) => offerRole(offer, viewer))).size).toBe(2);
  });

  it('has every kind of deadline on its first page', async () => {
    const first = await firstPage();
    const live = first.flatMap(({ status, deadline_date: day }) =>
      isLive(status) && day != null ? deadlineState(day, dayAfter(clock.now(), 0)) : [],
    );
    expect(new Set(live.map(({ urgency }) => urgency))).toEqual(
      new Set(['overdue', 'today', 'soon', 'later']),
    );
    expect(live.map(({ days }) => days)).toEqual(expect.arrayContaining([-2, 0, 1, 3]));
    expect(first.map(({ deadline_date }) => deadline_date)).toContain(null);
  });

  it('has reviewed and unreviewed work', async () => {
    const done = (await all()).filter(({ status }) => status === 'completed' || status === 'paid');
    const kinds = done.map(({ status, review_id }) => `${status} ${review_id != null}`);
    expect([...new Set(kinds)].toSorted()).toEqual(
      ['completed', 'paid'].flatMap((status) => [`${status} false`, `${status} true`]),
    );
  });

  it('has varied titles, names and text lengths', async () => {
    const offers = await all();
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

  it('has the prices of its tasks, which are available until an offer is accepted', () => {
    for (const { task_id, payment_amount } of world.offers.all()) {
      const { payment_offer, status } = world.tasks.findOrThrow(task_id);
      expect(payment_amount).toBe(payment_offer);
      expect(status === 'available', `task ${task_id}`).toBe(!takenOffer(world, task_id));
    }
  });
});

describe('the details', () => {
  it('can open over a list without the offer', async () => {
    const offers = await offersIn('offers-details-full', 'offer=12&status=paid');
    expect(offers.map(({ id }) => id)).not.toContain(OFFER_ID);
    expect(offers.filter(({ review_id }) => review_id != null)).toHaveLength(3);
    expect(offers).toHaveLength(3);
  });

  it('can be cancelled after they were accepted', async () => {
    const steps = offerTimeline(await offerIn('offers-details-cancelled-after-accepted'));
    const titles = ['Offer Created', 'Accepted', 'Offer Cancelled'];
    expect(steps.map(({ title }) => title)).toEqual(titles);
  });
});
