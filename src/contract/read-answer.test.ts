import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Count, Day, Id, maybe, Money, Timestamp } from '#src/domain/primitives.ts';
import { AuthAnswer } from './auth.ts';
import { getDashboard } from './dashboards.ts';
import type { Schema } from './endpoint.ts';
import { getOffer, listOffers } from './offers.ts';
import { readAnswer } from './read-answer.ts';
import { listPendingReviews, listReviews } from './reviews.ts';
import { listCategories, listTasks } from './tasks.ts';
import { unreadCount } from './unread.ts';

const field = (schema: Schema) => z.object({ field: schema });

/** What a field is read as, with the fields that were read in another form. */
function readField(schema: Schema, value: unknown): unknown {
  const read = readAnswer(field(schema), { field: value });
  expect(read.tolerated.map(({ issue }) => issue.path)).toEqual(read.isRead ? [['field']] : []);
  return read.isRead ? read.answer.field : 'an error';
}

const offer = {
  id: 12,
  status: 'pending',
  payment_amount: 95,
  created_at: '2026-03-14T10:00:00Z',
  updated_at: '2026-03-14T10:00:00Z',
  task: { id: 3, title: 'Shelves' },
  client: { id: 1, name: 'Clara' },
  worker: { id: 2, name: 'Will' },
};
const page = { offers: [offer], pagination: { total: 30, has_more: true } };

describe('a value in another form', () => {
  it.each<[string, Schema, unknown, unknown]>([
    ['an amount', Money, '95.00', 95],
    ['an amount', Money, ' 95 ', 95],
    ['an amount', Money, '-4.5', -4.5],
    ['an amount', Money, '1e3', 1_000],
    ['an id', Id, '7', 7],
    ['an optional id', maybe(Id), '7', 7],
    ['a count', Count, '3.00', 3],
    ['a count', Count, '0', 0],
    ['a flag', z.boolean(), 1, true],
    ['a flag', z.boolean(), 0, false],
    ['a flag', z.boolean(), '1', true],
    ['a flag', z.boolean(), '0', false],
    ['a flag', z.boolean(), 'True', true],
    ['a flag', z.boolean(), 'false', false],
    ['an empty map', z.object({}), [], {}],
    ['a list', z.array(Id), null, []],
    ['a list', z.array(Id), { 0: 4, 2: 5 }, [4, 5]],
    ['a list', z.array(Id), {}, []],
    ['a time', Timestamp, '2026-03-14 10:00:00', '2026-03-14T10:00:00Z'],
    ['a time', Timestamp, '2026-03-14 10:00:00.123456', '2026-03-14T10:00:00.123456Z'],
    ['a time', Timestamp, '2026-03-14 10:00:00 UTC', '2026-03-14T10:00:00Z'],
    ['a time', Timestamp, '2026-03-14 10:00:00+00', '2026-03-14T10:00:00+00:00'],
    ['a time', Timestamp, '2026-03-14 12:00:00 +0200', '2026-03-14T12:00:00+02:00'],
    ['a time', Timestamp, '2026-03-14T10:00:00', '2026-03-14T10:00:00Z'],
    ['a time', Timestamp, '2026-03-14T10:00:00.1234567', '2026-03-14T10:00:00.1234567Z'],
    ['a time', Timestamp, '2026-03-14T10:00', '2026-03-14T10:00:00Z'],
    ['a time', Timestamp, '2026-03-14T10:00:00+0000', '2026-03-14T10:00:00+00:00'],
    ['a day', Day, '2026-03-14T00:00:00.000000Z', '2026-03-14'],
    ['a day', Day, '2026-03-14 00:00:00', '2026-03-14'],
    ['a day', Day, '2026-03-14T00:00:00+02:00', '2026-03-14'],
  ])('%s is read as meant', (_, schema, value, read) => {
    expect(readField(schema, value)).toEqual(read);
  });

  it.each<[string, Schema, unknown]>([
    ['a decimal comma', Money, '95,00'],
    ['a localized amount', Money, '1.234,50'],
    ['a grouped amount', Money, '1,234.50'],
    ['a currency', Money, '$95'],
    ['no digits', Money, ''],
    ['another base', Money, '0x10'],
    ['a leading zero', Id, '007'],
    ['infinity', Money, '1e999'],
    ['more digits than a number has', Id, '9007199254740993'],
    ['a fraction', Count, '1.5'],
    ['null for an amount', Money, null],
    ['a word', z.boolean(), 'yes'],
    ['another number', z.boolean(), 2],
    ['a full list for a map', z.object({}), [1]],
    ['one item for a list', z.array(Id), 4],
    ['a map for a list', z.array(Id), { a: 4 }],
    ['seconds since 1970', Timestamp, 1_773_482_400],
    ['their text', Timestamp, '1773482400'],
    ['a day for a time', Timestamp, '2026-03-14'],
    ['a day first', Timestamp, '14.03.2026 10:00'],
    ['a day that no calendar has', Timestamp, '2026-02-30 10:00:00'],
    ['a time for a day', Day, '2026-03-13T23:00:00.000000Z'],
    ['a number for a text', z.string(), 5],
  ])('that can mean something else stays an error: %s', (_, schema, value) => {
    const read = readAnswer(field(schema), { field: value });
    expect(read).toMatchObject({ isRead: false, issues: [{ path: ['field'] }] });
  });

  it('is named with its place and what came, and the rest is read', () => {
    const offers = [offer, { ...offer, id: '13', payment_amount: '95.00' }];
    const read = readAnswer(listOffers.answer, { ...page, offers });
    expect(read).toMatchObject({ isRead: true, answer: { offers: [offer, { ...offer, id: 13 }] } });
    expect(read.tolerated.map(({ issue, value }) => [issue.path.join('.'), value])).toEqual([
      ['offers.1.id', '13'],
      ['offers.1.payment_amount', '95.00'],
    ]);
  });

  it('leaves the body as it came', () => {
    const body = { offer: { ...offer, id: '12' } };
    readAnswer(getOffer.answer, body);
    expect(body.offer.id).toBe('12');
  });

  it('is found in any number', () => {
    const offers = Array.from({ length: 500 }, (_, index) => ({ ...offer, id: `${index + 1}` }));
    expect(readAnswer(listOffers.answer, { ...page, offers })).toMatchObject({ isRead: true });
  });
});

describe('a missing list', () => {
  const { offers: _, ...rest } = page;

  it('is empty where nothing says that there is more', () => {
    const pagination = { total: 0, has_more: false };
    expect(readAnswer(listOffers.answer, { pagination })).toMatchObject({ answer: { offers: [] } });
    const dashboard = { summary: { total_tasks: 0, total_offers: 0, unread_messages_count: 0 } };
    const answer = { success: true, dashboard: { ...dashboard, quick_stats: [] } };
    expect(readAnswer(getDashboard.answer, answer)).toMatchObject({
      answer: { dashboard: { quick_stats: {}, recent_tasks: [] } },
    });
  });

  it.each([rest, {}, { error: 'x' }, { pagination: null }])('stays an error in %j', (body) => {
    expect(readAnswer(listOffers.answer, body).isRead).toBe(false);
  });
});

describe('an envelope', () => {
  const offers = [offer];
  const meta = { current_page: 1, last_page: 3, total: 30 };

  it.each([
    [
      'Laravel: a paginator',
      { data: offers, ...meta, next_page_url: '/x', links: [{ url: null }] },
    ],
    [
      'Laravel: a paginator with texts',
      { data: offers, ...meta, current_page: '1', last_page: '3' },
    ],
    ['Laravel: resources', { data: offers, links: { first: 'x', last: 'y', next: 'z' }, meta }],
    ['Laravel: its own paging', { data: offers, pagination: meta }],
    ['Laravel: a name of its own', { offers, meta }],
    ['the whole answer', { data: page }],
    ['Django REST', { count: 30, next: 'http://x/?page=2', previous: null, results: offers }],
    [
      'Spring: a page',
      { content: offers, number: 0, totalPages: 3, totalElements: 30, last: false },
    ],
    [
      'Spring: a paged model',
      { content: offers, page: { number: 0, totalPages: 3, totalElements: 30 } },
    ],
  ])('of %s is taken off a list', (_, body) => {
    const read = readAnswer(listOffers.answer, body);
    expect(read).toMatchObject({ isRead: true, answer: page });
    expect(read.tolerated).not.toEqual([]);
  });

  it('of the last page says that there is no more', () => {
    const last = { current_page: 3, last_page: 3, total: 30 };
    const bodies = [
      { data: offers, ...last },
      { data: offers, meta: last },
      { results: offers, count: 30, next: null },
      { content: offers, totalElements: 30, last: true },
    ];
    for (const body of bodies) {
      expect(readAnswer(listOffers.answer, body)).toMatchObject({
        answer: { pagination: { total: 30, has_more: false } },
      });
    }
  });

  it.each([
    ['no total', { data: offers, current_page: 1, next_page_url: null }, 'pagination.total'],
    ['no paging', { data: offers }, 'pagination.total'],
    [
      'a time that can mean two things',
      { data: [{ ...offer, created_at: 5 }], ...meta },
      'offers.0.created_at',
    ],
  ])('with %s names it', (_, body, path) => {
    const read = readAnswer(listOffers.answer, body);
    expect(read.isRead).toBe(false);
    expect('issues' in read && read.issues[0]?.path.join('.')).toBe(path);
  });

  it.each([
    ['a resource', { data: offer }],
    ['a resource with a message', { message: 'Accepted.', data: offer }],
    ['none', offer],
    ['the whole answer', { data: { offer } }],
  ])('of %s is taken off one thing', (_, body) => {
    expect(readAnswer(getOffer.answer, body)).toMatchObject({ answer: { offer: { id: 12 } } });
  });

  it.each([
    [{ data: [{ id: 1, name: 'A' }] }],
    [{ data: { categories: [{ id: '1', name: 'A' }] } }],
    [[{ id: 1, name: 'A' }]],
  ])('is taken off the categories: %j', (body) => {
    const answer = { categories: [{ id: 1, name: 'A' }] };
    expect(readAnswer(listCategories.answer, body)).toMatchObject({ answer });
  });

  it('of reviews can be a paginator that nothing wraps', () => {
    const answer = { data: { data: [], total: 30, current_page: 1, last_page: 3 } };
    for (const body of [
      { data: [], ...meta },
      { data: [], meta },
    ]) {
      expect(readAnswer(listReviews.answer, body)).toMatchObject({ isRead: true, answer });
    }
    expect(readAnswer(listPendingReviews.answer, [])).toMatchObject({ answer: { data: [] } });
  });

  it('of a session can be missing', () => {
    const user = {
      id: '1',
      first_name: 'C',
      last_name: 'N',
      email: 'c@x',
      created_at: '2026-01-01 00:00:00',
    };
    expect(readAnswer(AuthAnswer, { user, token: 't' })).toMatchObject({
      answer: { data: { user: { id: 1 }, token: 't' } },
    });
    expect(readAnswer(AuthAnswer, { error: 'x' }).isRead).toBe(false);
  });

  it.each([undefined, null, true, 'x', [], {}, { data: null }, { data: [] }])(
    'does not hide an answer without its content: %j',
    (body) => {
      expect(readAnswer(getOffer.answer, body).isRead).toBe(false);
      expect(readAnswer(unreadCount.answer, body).isRead).toBe(false);
      expect(readAnswer(listTasks.answer, body).isRead).toBe(false);
    },
  );
});
