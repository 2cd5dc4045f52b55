import { describe, expect, it } from 'vitest';
import { dayAfter, dayIn, HOUR_MS } from '#src/domain/dates.ts';
import type { Task } from '#src/domain/task.ts';
import { initialTaskInput, isSameInput, taskInputForm, type TaskInput } from './task-input.ts';

const typed: TaskInput = {
  title: ' Mow the lawn ',
  description: 'Small garden.',
  task_category_id: '3',
  location: 'Portland',
  payment_offer: '$1,050.5',
  deadline: '2026-03-20',
};

it('turns what was typed into what is sent', () => {
  expect(taskInputForm('2026-03-14').parse(typed)).toEqual({
    title: 'Mow the lawn',
    description: 'Small garden.',
    task_category_id: 3,
    location: 'Portland',
    payment_offer: 1_050.5,
    deadline: '2026-03-20',
  });
});

it('reports every empty field, in visual order', () => {
  const parsed = taskInputForm('2026-03-14').safeParse(initialTaskInput(null));
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual([
    'Task title is required',
    'Description is required',
    'Category is required',
    'Location is required',
    'Payment offer must be at least $1',
    'Deadline is required',
  ]);
});

it.each(['10.005', '1.250', 'ten', '.'])('accepts no price of %j', (payment_offer) => {
  const parsed = taskInputForm('2026-03-14').safeParse({ ...typed, payment_offer });
  expect(parsed.error?.issues.map(({ path }) => path)).toEqual([['payment_offer']]);
});

describe('the initial values', () => {
  it('of an edited task are valid as they are', () => {
    const task = {
      title: 'Mow the lawn',
      description: 'Small garden.',
      task_category: { id: 3, name: 'Handyman Services' },
      location: 'Portland',
      payment_offer: 50,
      deadline: '2026-03-20',
    } as Task;
    const input = initialTaskInput(task, 'Ignored');
    expect(input).toMatchObject({ task_category_id: '3', payment_offer: '50.00' });
    expect(taskInputForm('2026-03-14').safeParse(input).success).toBe(true);
  });

  it('of a task without optional fields are empty', () => {
    const task = { title: 'A', description: 'B', payment_offer: 5 } as Task;
    expect(initialTaskInput(task)).toMatchObject({
      task_category_id: '',
      location: '',
      deadline: '',
    });
  });

  it('of a new task have its title', () => {
    expect(initialTaskInput(null, 'Mount a TV').title).toBe('Mount a TV');
  });
});

it('compares inputs by every field', () => {
  expect(isSameInput(typed, { ...typed })).toBe(true);
  expect(isSameInput(typed, { ...typed, deadline: '' })).toBe(false);
});

describe('the deadline in a time zone', () => {
  function firstDeadline(now: number, timeZone: string): string | undefined {
    const form = taskInputForm(dayIn(now, timeZone));
    const days = [-2, -1, 0, 1, 2, 3].map((days) => dayAfter(now, days));
    return days.find((deadline) => form.safeParse({ ...typed, deadline }).success);
  }

  it.each([
    ['Etc/GMT+12', '2026-03-14T11:59:59Z', '2026-03-14'],
    ['Etc/GMT+12', '2026-03-14T12:00:00Z', '2026-03-15'],
    ['UTC', '2026-03-13T23:59:59Z', '2026-03-14'],
    ['UTC', '2026-03-14T00:00:00Z', '2026-03-15'],
    ['Pacific/Kiritimati', '2026-03-14T09:59:59Z', '2026-03-15'],
    ['Pacific/Kiritimati', '2026-03-14T10:00:00Z', '2026-03-16'],
  ])('is after the day in %s at %s', (timeZone, now, first) => {
    expect(firstDeadline(Date.parse(now), timeZone)).toBe(first);
  });

  // In Los Angeles, March 8, 2026 has 23 hours, and November 1 has 25.
  it.each([
    ['2026-03-08T08:00:00Z', 23, '2026-03-09'],
    ['2026-11-01T07:00:00Z', 25, '2026-11-02'],
  ])('follows the length of the day at a change of the clocks: %s', (midnight, hours, first) => {
    const start = Date.parse(midnight);
    const during = Array.from({ length: hours }, (_, hour) =>
      firstDeadline(start + hour * HOUR_MS, 'America/Los_Angeles'),
    );
    expect(new Set(during)).toEqual(new Set([first]));
    const next = firstDeadline(start + hours * HOUR_MS, 'America/Los_Angeles');
    expect(next).toBe(dayAfter(Date.parse(`${first}T00:00:00Z`), 1));
  });
});
