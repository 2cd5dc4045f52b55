import { expect, it } from 'vitest';
import { dayAfter, dayIn, formatDate, formatDateTime, formatTime } from './dates.ts';

it.each([
  ['2026-03-14T10:00:00Z', 'UTC', 'Mar 14, 2026'],
  ['2026-03-14T23:59:59Z', 'UTC', 'Mar 14, 2026'],
  ['2026-03-14T23:59:59Z', 'Europe/Berlin', 'Mar 15, 2026'],
  ['2026-03-14T00:00:00Z', 'America/Los_Angeles', 'Mar 13, 2026'],
  ['2026-03-14T23:30:00-01:00', 'UTC', 'Mar 15, 2026'],
  ['2025-12-31T23:00:00.123456+00:00', 'Asia/Kathmandu', 'Jan 1, 2026'],
])('formats %s in %s as %s', (timestamp, timeZone, text) => {
  expect(formatDate(timestamp, timeZone)).toBe(text);
});

it.each([
  ['2026-03-14T00:00:00Z', 0, '2026-03-14'],
  ['2026-03-14T23:59:59Z', 0, '2026-03-14'],
  ['2026-03-14T10:00:00Z', 1, '2026-03-15'],
  ['2026-03-14T10:00:00Z', -14, '2026-02-28'],
  ['2026-12-31T10:00:00Z', 1, '2027-01-01'],
  ['2028-02-28T10:00:00Z', 1, '2028-02-29'],
])('from %s, %i days later is %s', (from, days, day) => {
  expect(dayAfter(Date.parse(from), days)).toBe(day);
});

it('gives the current date in a time zone', () => {
  const now = Date.parse('2026-03-14T23:30:00Z');
  expect(dayIn(now, 'UTC')).toBe('2026-03-14');
  expect(dayIn(now, 'Europe/Lisbon')).toBe('2026-03-14');
  expect(dayIn(now, 'Asia/Tokyo')).toBe('2026-03-15');
});

it.each([
  ['2026-03-14T09:59:59Z', 'UTC', 'Mar 14, 2026', '9:59 AM'],
  ['2026-03-14T00:04:00Z', 'UTC', 'Mar 14, 2026', '12:04 AM'],
  ['2026-03-14T12:30:00-01:00', 'UTC', 'Mar 14, 2026', '1:30 PM'],
  ['2026-03-14T23:59:59Z', 'Europe/Berlin', 'Mar 15, 2026', '12:59 AM'],
])('formats the time of %s in %s as %s, %s', (timestamp, timeZone, date, time) => {
  expect(formatTime(timestamp, timeZone)).toBe(time);
  expect(formatDateTime(timestamp, timeZone)).toBe(`${date}, ${time}`);
});
