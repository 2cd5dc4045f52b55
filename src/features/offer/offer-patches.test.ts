import { describe, expect, it } from 'vitest';
import { listConversations, listMessages } from '#src/contract/messages.ts';
import { getOffer, listOffers, TRANSITION_CALLS } from '#src/contract/offers.ts';
import { endpoints } from '#src/contract/registry.ts';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { Conversation } from '#src/domain/message.ts';
import { Offer } from '#src/domain/offer.ts';
import { anOffer } from '#mocks/factories/offers.ts';
import { applyPatch } from '#src/lib/calls/patch.ts';
import { callKey, createQueryClient } from '#src/lib/calls/query.ts';
import { contains } from '#src/lib/testing/schemas.ts';
import { OFFER_ANSWERS, offerPatch, reviewedOfferPatch } from './offer-patches.ts';

const at = (hour: number) => `2026-03-14T${String(hour).padStart(2, '0')}:00:00.000Z`;

const offer = (id: number, status: Offer['status'] = 'pending', hour = 10) =>
  anOffer({ id, status, updated_at: at(hour), task: { id: 70 }, worker: { id: 2 } });

function cacheWith(call: AnyEndpoint, cached: unknown) {
  const queries = createQueryClient();
  const key = [...callKey(call), 'x'];
  queries.setQueryData(key, cached);
  return {
    patch: (updated: Offer) => applyPatch(queries, offerPatch, { offer: updated }),
    review: (offerId: number, id: number) =>
      applyPatch(queries, reviewedOfferPatch, { data: { id, task_offer_id: offerId } as never }),
    read: () => queries.getQueryData(key),
  };
}

describe('an offer', () => {
  const page = (...ids: number[]) => ({ offers: ids.map((id) => offer(id)) });

  it('is replaced in loaded pages, and nothing else changes its identity', () => {
    const pages = { pages: [page(9, 8), page(8, 7)], pageParams: [1, 2] };
    const { patch, read } = cacheWith(listOffers, pages);
    patch(offer(7, 'accepted', 11));
    const patched = read() as typeof pages;
    expect(patched.pages[1]?.offers[1]?.status).toBe('accepted');
    expect(patched.pages[0]).toBe(pages.pages[0]);
    expect(patched.pages[1]?.offers[0]).toBe(pages.pages[1]?.offers[0]);
  });

  it('never replaces a newer copy', () => {
    const newer = { offer: offer(5, 'accepted', 11) };
    const { patch, read } = cacheWith(getOffer, newer);
    patch(offer(5, 'pending', 10));
    expect(read()).toBe(newer);
    patch(offer(5, 'cancelled', 12));
    expect(read()).toEqual({ offer: offer(5, 'cancelled', 12) });
  });

  it('gets the id of its review', () => {
    const { review, read } = cacheWith(getOffer, { offer: offer(5, 'completed') });
    review(5, 31);
    expect(read()).toMatchObject({ offer: { review_id: 31 } });
  });
});

describe('a conversation', () => {
  const conversation = (task: number, worker: number) => ({
    task_id: task,
    worker: { id: worker, name: '' },
    offer_status: 'pending',
  });

  it('shows the new status if it is about that task and worker', () => {
    const cached = {
      conversations: [conversation(70, 2), conversation(70, 3), conversation(71, 2)],
    };
    const { patch, read } = cacheWith(listConversations, cached);
    patch(offer(5, 'accepted', 11));
    const { conversations } = read() as typeof cached;
    expect(conversations.map(({ offer_status }) => offer_status)).toEqual([
      'accepted',
      'pending',
      'pending',
    ]);
  });

  it('has the new offer in its messages', () => {
    const cached = {
      conversation: conversation(70, 2),
      messages: [
        { id: 1, offer: offer(5) },
        { id: 2, offer: null },
        { id: 3, offer: offer(6) },
      ],
    };
    const { patch, read } = cacheWith(listMessages, cached);
    patch(offer(5, 'declined', 11));
    const { messages } = read() as typeof cached;
    expect(messages.map((message) => message.offer?.status)).toEqual([
      'declined',
      undefined,
      'pending',
    ]);
  });
});

it('reaches every answer with an offer or a conversation that is not refetched', () => {
  const patched = OFFER_ANSWERS.map(({ call }) => call.name);
  const embedding = endpoints.filter(
    ({ method, answer }) => method === 'GET' && contains(answer, [Offer, Conversation]),
  );
  const missed = embedding.filter(
    ({ name, resource }) =>
      !patched.includes(name) && !TRANSITION_CALLS.accept.invalidates.includes(resource),
  );
  expect(missed.map(({ name }) => name)).toEqual([]);
  expect(
    offerPatch.completes.map(({ name }) => name).filter((name) => !patched.includes(name)),
  ).toEqual([]);
});
