import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { endpoints } from '#src/contract/registry.ts';
import { ContactForm } from '#src/domain/contact-form.ts';
import { cut } from '#src/domain/cut.ts';
import * as dates from '#src/domain/dates.ts';
import { deadlineState } from '#src/domain/deadline.ts';
import { MessageText } from '#src/domain/message.ts';
import { formatMoney, parseMoney } from '#src/domain/money.ts';
import { formatCountdown, OneTimeCode } from '#src/domain/otp.ts';
import { Day } from '#src/domain/primitives.ts';
import { startingPriceFor } from '#src/domain/price-guide.ts';
import { formatAverage, ReviewForm } from '#src/domain/review.ts';
import { EmailField, SignIn } from '#src/domain/sign-in.ts';
import { SignUp } from '#src/domain/sign-up.ts';
import { amountText, cleanEmail } from '#src/domain/plain-text.ts';
import { cleanText, isBlank } from '#src/domain/typed-text.ts';
import { SendOfferForm } from '#src/features/messages/send-offer/send-offer-form.ts';
import { taskFilters } from '#src/features/available-tasks/queries.ts';
import { taskInputForm } from '#src/features/task-form/task-input.ts';
import { amounts, blank, codes, days, emails, everything, phones, texts } from './corpus.ts';

const TODAY = '2026-03-14';

/** Valid values of each form, to be replaced one by one. */
const forms: Readonly<Record<string, readonly [z.ZodMiniType, Readonly<Record<string, unknown>>]>> =
  {
    SignIn: [SignIn, { email: 'a@b.example', password: '12345678', remember: false }],
    SignUp: [
      SignUp,
      {
        first_name: 'Ana',
        last_name: 'Reyes',
        email: 'a@b.example',
        phone: '5550101234',
        city: 'Portland',
        password: '12345678',
        password_confirmation: '12345678',
      },
    ],
    ContactForm: [ContactForm, { name: 'Ana', email: 'a@b.example', subject: 'Hi', message: 'Hi' }],
    TaskForm: [
      taskInputForm(TODAY),
      {
        title: 'Move',
        description: 'A sofa',
        task_category_id: '3',
        location: 'Here',
        payment_offer: '95',
        deadline: '2026-03-20',
      },
    ],
    OfferForm: [
      SendOfferForm,
      {
        payment_amount: '95',
        deadline_date: '',
        message: 'Hi',
        offer_details: '',
        terms_and_conditions: '',
      },
    ],
    ReviewForm: [ReviewForm, { rating: 4, review_text: '' }],
  };

/** Fields that are taken as they are typed. */
const VERBATIM = /password|remember|rating/;
/** Fields that can stay empty, and those above. */
const NOT_MISSING =
  /deadline|offer_details|terms_and_conditions|review_text|password|remember|rating/;

const fields = Object.entries(forms).flatMap(([form, [schema, valid]]) =>
  Object.keys(valid).map((field) => ({
    name: `${form}.${field}`,
    parse: (typed: string) => schema.safeParse({ ...valid, [field]: typed }),
    field,
  })),
);

it('the corpus has at most 200 entries', () => {
  expect(everything.length).toBeLessThanOrEqual(200);
  expect(new Set(everything).size).toBeGreaterThan(150);
});

it.each(fields)('$name takes or refuses each text with a message', ({ parse }) => {
  for (const typed of everything) {
    const result = parse(typed);
    const messages = result.error?.issues.map(({ message }) => message) ?? [];
    for (const message of messages) expect(message).toMatch(/^[A-Z]/);
    if (result.success) continue;
    expect(messages.length, JSON.stringify(typed)).toBeGreaterThan(0);
  }
});

describe.each(fields.filter(({ field }) => !VERBATIM.test(field)))('$name', ({ field, parse }) => {
  it('keeps nothing that can not be seen', () => {
    for (const typed of everything) {
      const data = parse(typed).data as Readonly<Record<string, unknown>> | undefined;
      const kept = data?.[field];
      if (typeof kept !== 'string' || kept === '') continue;
      expect(isBlank(kept), JSON.stringify(typed)).toBe(false);
      expect(kept).not.toMatch(/[\u{200b}\u{202a}-\u{202e}\u{2060}-\u{2069}\u{feff}]/u);
    }
  });
});

// A day comes from a date field, which has no blanks.
const REQUIRED = fields.filter(({ field }) => !NOT_MISSING.test(field));

it.each(REQUIRED)('$name is missing while it shows nothing', ({ parse }) => {
  const empty = parse('').error?.issues[0]?.message;
  expect(empty).toBeDefined();
  for (const typed of blank)
    expect(parse(typed).error?.issues[0]?.message, JSON.stringify(typed)).toBe(empty);
});

it.each(blank)('case %#: %j is blank', (text) => {
  expect(isBlank(text)).toBe(true);
  expect(cleanText(text)).toBe('');
});

it.each(texts)('case %#: the text that is kept', (typed, kept) => {
  expect(isBlank(typed)).toBe(false);
  expect(cleanText(typed)).toBe(kept);
  expect(cleanText(kept)).toBe(kept);
  expect(MessageText.parse(typed)).toBe(kept);
});

it.each(codes)('reads the code %j as %j', (typed, code) => {
  expect(OneTimeCode.safeParse(typed).data ?? null).toBe(code);
});

it.each(phones)('reads the phone number %j as %j', (typed, phone) => {
  expect(SignUp.shape.phone.safeParse(typed).data ?? null).toBe(phone);
});

it.each(emails)('reads the address %j as %j', (typed, email) => {
  expect(EmailField.safeParse(typed).data ?? null).toBe(email);
});

describe('amounts', () => {
  it.each(amounts)('reads %j as %j', (typed, amount) => {
    expect(parseMoney(typed)).toBe(amount ?? Number.NaN);
  });

  const messageOf = (payment_offer: string) =>
    fields
      .find(({ name }) => name === 'TaskForm.payment_offer')
      ?.parse(payment_offer)
      .error?.issues.map(({ message }) => message);

  it('that can not be read say so, others say what is wrong with the amount', () => {
    for (const [typed, amount] of amounts) {
      const unreadable = ['Please enter an amount such as 95 or 1,250.50'];
      if (amount === null) expect(messageOf(typed), typed).toEqual(unreadable);
    }
    expect(messageOf('-95')).toEqual(['Payment offer must be at least $1']);
    expect(messageOf('')).toEqual(['Payment offer must be at least $1']);
    expect(messageOf('10.005')).toEqual(['Please enter an amount in dollars and cents']);
  });
});

it.each(days)('%s is a day: %s', (typed, isDay) => {
  expect(Day.safeParse(typed).success).toBe(isDay);
  expect(dates.formatDay(typed) !== '–').toBe(isDay);
});

const NUMBERS = [
  0,
  -1,
  0.1,
  1e21,
  -8.64e15,
  8.64e15 + 1,
  Number.MAX_VALUE,
  Infinity,
  -Infinity,
  Number.NaN,
];

describe('formatters', () => {
  it.each(['UTC', 'America/New_York', 'Etc/Unknown', ''])('never throw (zone %j)', (zone) => {
    for (const text of everything) {
      for (const format of [dates.formatDate, dates.formatDateTime, dates.formatTime])
        expect(format(text, zone)).toEqual(expect.any(String));
      expect(dates.relativeTime(text, Date.parse(TODAY), zone)).toEqual(expect.any(String));
      expect(dates.formatDay(text)).toEqual(expect.any(String));
      expect(deadlineState(text, TODAY).urgency).toEqual(expect.any(String));
      expect(deadlineState(TODAY, text).urgency).toEqual(expect.any(String));
      expect(cut(text, 50).length).toBeLessThan(20_001);
      startingPriceFor(text, text);
      amountText(text);
      cleanEmail(text);
    }
    for (const number of NUMBERS) {
      expect(dates.dayIn(number, zone)).toEqual(expect.any(String));
      expect(dates.dayAfter(number, number)).toEqual(expect.any(String));
      expect(dates.relativeTime(TODAY, number, zone)).toEqual(expect.any(String));
      for (const format of [formatMoney, formatCountdown, formatAverage])
        expect(format(number)).toEqual(expect.any(String));
    }
  });
});

it('the filters of an address take each text', () => {
  for (const text of everything) {
    const params = new URLSearchParams(Object.keys(taskFilters.defaults).map((key) => [key, text]));
    const values = taskFilters.read(params);
    expect(taskFilters.read(taskFilters.write(new URLSearchParams(), values))).toEqual(values);
  }
});

it('every body of the contract takes or refuses each text', () => {
  for (const { body, query } of Object.values(endpoints)) {
    for (const schema of [body, query]) {
      if (!schema) continue;
      const keys = Object.keys((schema as { shape?: object }).shape ?? {});
      for (const text of everything)
        expect(() =>
          schema.safeParse(Object.fromEntries(keys.map((key) => [key, text]))),
        ).not.toThrow();
    }
  }
});
