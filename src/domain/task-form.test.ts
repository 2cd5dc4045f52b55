import { describe, expect, it } from 'vitest';
import { taskForm, type TaskFields } from './task-form.ts';
import { firstErrors } from './testing/first-errors.ts';

const TODAY = '2026-03-14';

const valid: TaskFields = {
  title: 'Mow the lawn',
  description: 'Small garden behind the house.',
  task_category_id: 1,
  location: '2814 SE Alder St, Portland',
  payment_offer: 50,
  deadline: '2026-03-20',
};

const parse = (change: Record<string, unknown>) =>
  taskForm(TODAY).safeParse({ ...valid, ...change });

const errorsOf = (change: Record<string, unknown>) =>
  firstErrors(taskForm(TODAY), { ...valid, ...change });

it('accepts a valid form', () => {
  expect(errorsOf({})).toEqual({});
});

describe.each([
  ['title', 'Task title is required', 255, 'Title must be less than 255 characters'],
  ['description', 'Description is required', 5000, 'Description must be less than 5000 characters'],
  ['location', 'Location is required', 255, 'Location must be less than 255 characters'],
] as const)('%s', (field, required, max, tooLong) => {
  it.each([[''], ['   '], [undefined], [null]])('%j is missing', (value) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: required });
  });

  it('can be as long as the limit', () => {
    expect(errorsOf({ [field]: 'x' })).toEqual({});
    expect(errorsOf({ [field]: 'x'.repeat(max) })).toEqual({});
    expect(errorsOf({ [field]: 'x'.repeat(max + 1) })).toEqual({ [field]: tooLong });
  });

  it('is trimmed before its length is checked', () => {
    const parsed = parse({ [field]: ` ${'x'.repeat(max)} ` });
    expect(parsed.data?.[field]).toBe('x'.repeat(max));
  });
});

describe('the category', () => {
  it.each([[undefined], [null], [0], [-1], [1.5], [''], [Number.NaN]])('%j is missing', (id) => {
    expect(errorsOf({ task_category_id: id })).toEqual({
      task_category_id: 'Category is required',
    });
  });
});

describe('the payment', () => {
  const tooLow = 'Payment offer must be at least $1';
  const tooHigh = 'Payment offer cannot exceed $99,999.99';

  it.each([
    [undefined, tooLow],
    [Number.NaN, tooLow],
    [-5, tooLow],
    [0, tooLow],
    [0.99, tooLow],
    [1, undefined],
    [1.01, undefined],
    [19.99, undefined],
    [64.1, undefined],
    [1234.56, undefined],
    [99_999.99, undefined],
    [100_000, tooHigh],
  ])('%d', (payment_offer, text) => {
    expect(errorsOf({ payment_offer })['payment_offer']).toBe(text);
  });

  it.each([1.005, 99.999])('rejects %d, which has fractions of a cent', (payment_offer) => {
    expect(errorsOf({ payment_offer })).toHaveProperty('payment_offer');
  });

  it('accepts every number of cents', () => {
    const cents = Array.from({ length: 100 }, (_, cent) => Number(`57.${cent}`.padEnd(5, '0')));
    expect(cents.filter((payment_offer) => !parse({ payment_offer }).success)).toEqual([]);
  });
});

describe('the deadline', () => {
  it.each([
    ['', 'Deadline is required'],
    [undefined, 'Deadline is required'],
    ['2026-03-13', 'Deadline must be after today'],
    [TODAY, 'Deadline must be after today'],
    ['2026-03-15', undefined],
    ['2026-04-01', undefined],
    ['2027-01-01', undefined],
    ['2026-02-30', 'Deadline must be after today'],
    ['2026-13-01', 'Deadline must be after today'],
    ['tomorrow', 'Deadline must be after today'],
  ])('%j', (deadline, text) => {
    expect(errorsOf({ deadline })['deadline']).toBe(text);
  });
});

it('reports every missing field of an empty form', () => {
  const missing = Object.keys(firstErrors(taskForm(TODAY), {}));
  expect(missing.toSorted()).toEqual(Object.keys(valid).toSorted());
});
