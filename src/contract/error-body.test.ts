import { describe, expect, it } from 'vitest';
import { readErrorBody, type ErrorText } from './error-body.ts';

const read = (body: unknown, status = 422) => readErrorBody(JSON.stringify(body), status);
const texts = (message?: string, fields: ErrorText['fields'] = {}) => ({
  message,
  fields,
});

type Case = [body: unknown, message: string | undefined, fields?: ErrorText['fields']];

/** What frameworks write, after their documentation and source. */
const bodies: Readonly<Record<string, Case>> = {
  'this contract': [
    {
      message: 'No.',
      errors: { email: ['Taken.', 'Ask support.'], city: ['Too far.'], phone: [] },
    },
    'No.',
    { email: 'Taken.', city: 'Too far.' },
  ],
  'the field `message`': [
    { message: 'Invalid.', errors: { message: ['Please enter a message'] } },
    'Invalid.',
    { message: 'Please enter a message' },
  ],
  'PHP: an empty map': [
    { message: 'Suspended until Dec 1.', errors: [] },
    'Suspended until Dec 1.',
  ],
  'null parts': [{ message: null, errors: null }, undefined],
  'a wrong part': [{ message: 'Closed.', errors: 7 }, 'Closed.'],
  'a wrong message': [
    { message: { a: 1 }, errors: { title: ['Bad.'] } },
    'Bad.',
    { title: 'Bad.' },
  ],
  'a text for a field': [{ errors: { otp: 'Wrong code.' } }, 'Wrong code.', { otp: 'Wrong code.' }],
  'a text for all': [{ errors: 'Closed.' }, 'Closed.'],
  'Laravel: nested fields': [
    {
      message: 'The city is required. (and 1 more error)',
      errors: { 'address.city': ['Required.'] },
    },
    'The city is required. (and 1 more error)',
    { city: 'Required.' },
  ],
  'Laravel in debug mode': [
    {
      message: 'Server Error',
      exception: 'E',
      file: '/a.php',
      line: 3,
      trace: [{ file: '/b.php', line: 1 }],
    },
    'Server Error',
  ],
  'Rails: errors of a model': [
    { title: ["can't be blank"] },
    "can't be blank",
    { title: "can't be blank" },
  ],
  'Rails: below errors': [
    { errors: { title: ["can't be blank"] } },
    "can't be blank",
    { title: "can't be blank" },
  ],
  'Rails: nested': [
    { errors: { task: { title: ["can't be blank"], base: ['Too many tasks.'] } } },
    'Too many tasks.',
    { title: "can't be blank" },
  ],
  'Rails: full messages': [
    { errors: ["Title can't be blank", 'Deadline is over'] },
    "Title can't be blank. Deadline is over.",
  ],
  'Rails: error details': [
    { errors: { title: [{ error: 'blank' }] } },
    'blank',
    { title: 'blank' },
  ],
  'Rails: an exception': [{ status: 404, error: 'Not Found' }, 'Not Found'],
  'Django REST: detail': [{ detail: 'Invalid token.', code: 'x' }, 'Invalid token.'],
  'Django REST: fields': [
    { title: ['Required.'], client: { email: ['Invalid.'] }, non_field_errors: ['Dates overlap.'] },
    'Dates overlap.',
    { title: 'Required.', email: 'Invalid.' },
  ],
  'Django REST: a list': [['Invalid input.'], 'Invalid input.'],
  'Django REST: many': [[{}, { title: ['Required.'] }], 'Required.', { title: 'Required.' }],
  'Django forms': [
    { title: [{ message: 'Required.', code: 'required' }] },
    'Required.',
    { title: 'Required.' },
  ],
  'ASP.NET': [
    {
      type: 'https://tools.ietf.org/html/rfc9110#section-15.5.1',
      title: 'One or more validation errors occurred.',
      status: 400,
      errors: { PaymentOffer: ['Too low.'], '$.deadline': ['Not a date.'] },
      traceId: '00-1',
    },
    'One or more validation errors occurred.',
    { payment_offer: 'Too low.', deadline: 'Not a date.' },
  ],
  'ASP.NET: detail': [{ title: 'Conflict', status: 409, detail: 'It is booked.' }, 'It is booked.'],
  'ASP.NET: the whole model': [
    { title: 'Bad Request', errors: { '': ['Empty body.'] } },
    'Empty body.',
  ],
  Spring: [
    {
      timestamp: '2026-03-14T10:00:00.000+00:00',
      status: 400,
      error: 'Bad Request',
      message: 'Validation failed.',
      errors: [
        { objectName: 'task', field: 'paymentOffer', defaultMessage: 'Too low.', code: 'Min' },
      ],
      path: '/api/tasks',
    },
    'Validation failed.',
    { payment_offer: 'Too low.' },
  ],
  'Spring without a message': [
    { status: 409, error: 'Conflict', message: '', path: '/api' },
    'Conflict',
  ],
  Express: [{ error: 'It is booked.' }, 'It is booked.'],
  'Express: an object': [{ error: { code: 'booked', message: 'It is booked.' } }, 'It is booked.'],
  'express-validator': [
    { errors: [{ type: 'field', msg: 'Invalid.', path: 'email', location: 'body' }] },
    'Invalid.',
    { email: 'Invalid.' },
  ],
  Mongoose: [
    {
      message: 'Invalid.',
      errors: { title: { name: 'ValidatorError', message: 'Required.', path: 'title' } },
    },
    'Invalid.',
    { title: 'Required.' },
  ],
  Strapi: [
    {
      data: null,
      error: {
        name: 'ValidationError',
        message: '1 error',
        details: { errors: [{ path: ['title'], message: 'Required.' }] },
      },
    },
    '1 error',
    { title: 'Required.' },
  ],
  NestJS: [
    { statusCode: 400, message: ['title is short', 'city is missing'], error: 'Bad Request' },
    'title is short. city is missing.',
  ],
  'class-validator': [
    { message: [{ property: 'title', constraints: { isNotEmpty: 'Empty.' }, children: [] }] },
    'Empty.',
    { title: 'Empty.' },
  ],
  FastAPI: [
    { detail: [{ type: 'missing', loc: ['body', 'title'], msg: 'Field required' }] },
    'Field required',
    { title: 'Field required' },
  ],
  'FastAPI: a text': [{ detail: 'It is booked.' }, 'It is booked.'],
  'JSON:API': [
    { errors: [{ status: '422', title: 'Blank.', source: { pointer: '/data/attributes/title' } }] },
    'Blank.',
    { title: 'Blank.' },
  ],
  JSend: [{ status: 'fail', data: { title: 'Required.' } }, 'Required.', { title: 'Required.' }],
  Flask: [{ message: { title: 'Required.' } }, 'Required.', { title: 'Required.' }],
  Phoenix: [{ errors: { detail: 'Not Found' } }, 'Not Found'],
  Symfony: [
    {
      title: 'Failed',
      detail: 'title: Blank.',
      violations: [{ propertyPath: 'title', message: 'Blank.' }],
    },
    'title: Blank.',
    { title: 'Blank.' },
  ],
  zod: [
    { formErrors: ['Bad.'], fieldErrors: { title: ['Required'] } },
    'Bad.',
    { title: 'Required' },
  ],
  OAuth: [{ error: 'invalid_grant', error_description: 'Wrong password.' }, 'Wrong password.'],
  'a text': ['It is booked.', 'It is booked.'],
  'a blank text': [{ message: '  ' }, undefined],
};

describe('an error body', () => {
  it.each(Object.entries(bodies))('of %s is read', (_, [body, message, fields]) => {
    expect(read(body)).toEqual(texts(message, fields));
  });

  it.each([
    null,
    0,
    true,
    [],
    {},
    [[[]]],
    [null],
    { errors: [null, [null]] },
    { errors: { a: { b: 1 } } },
  ])('%j says nothing', (body) => {
    expect(read(body)).toEqual(texts());
  });

  it('can have fields named like parts of every object', () => {
    const body = '{"errors":{"__proto__":["A."],"constructor":["B."]}}';
    const { fields } = readErrorBody(body, 422);
    expect(Object.entries(fields)).toEqual([
      ['__proto__', 'A.'],
      ['constructor', 'B.'],
    ]);
  });

  it('is read however deep it is', () => {
    const deep = `${'['.repeat(5_000)}"x"${']'.repeat(5_000)}`;
    expect(readErrorBody(deep, 422)).toEqual(texts());
    expect(readErrorBody(`{"message":"No.","errors":${deep}}`, 422)).toEqual(texts('No.'));
  });

  it.each([
    ['404 page not found\n', 404, '404 page not found'],
    ['upstream connect error', 503, undefined],
    ['<!doctype html><title>419</title>Page Expired', 419, undefined],
    ['<h1>Bad gateway</h1>', 502, undefined],
    ['', 403, undefined],
    ['Error: no\n    at app.js:1', 400, undefined],
    ['x'.repeat(501), 400, undefined],
    ['{"message": "cut', 400, '{"message": "cut'],
  ])('that is not JSON: %j with %i says %j', (body, status, message) => {
    expect(readErrorBody(body, status)).toEqual(texts(message));
  });
});
