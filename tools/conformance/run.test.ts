import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint, type AnyEndpoint } from '#src/contract/endpoint.ts';
import { cancelOffer, getOffer, listOffers } from '#src/contract/offers.ts';
import { endpoints } from '#src/contract/registry.ts';
import { IdParams } from '#src/contract/shared.ts';
import { createTask, deleteTask, listCategories } from '#src/contract/tasks.ts';
import type { Clock } from '#src/domain/clock.ts';
import { OTP_RESEND_MS } from '#src/domain/otp.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import { demo } from '#mocks/scenarios/demo.ts';
import { openScenario } from '#mocks/scenarios/scenario.ts';
import type { DialectName } from '#mocks/server/dialects.ts';
import { createMockServer } from '#mocks/server/mock-server.ts';
import { answers, isReading, Skipped } from './check.ts';
import { allChecks } from './checks/all.ts';
import { derivedChecks } from './checks/every-call.ts';
import { createClient, type Send } from './client.ts';
import { createContext } from './context.ts';
import { textReport } from './report.ts';
import { runConformance, type RunOptions, type RunResult } from './run.ts';

// The checks of every call, on the mock server in memory. `npm run conformance` sends them to any server over HTTP.

const base = 'http://mock.test';

/** The mock server of the demo's world. */
function memory(dialect?: DialectName) {
  const clock = createSteppedClock();
  const { world } = openScenario(demo, clock);
  const server = createMockServer({ world, clock, dialect });
  const send: Send = (request) => server.handle(request);
  const run = ({ clock: time = clock, ...options }: Partial<RunOptions & { clock: Clock }> = {}) =>
    runConformance({ base, send, advance: clock.advance, ...options }, time);
  return { clock, send, run };
}

/** What a deviating server changes in its responses to some calls. A text is sent as it is. */
interface Drift {
  /** Matches calls such as `GET /api/offers?page=1`. */
  readonly calls: RegExp;
  readonly change: (response: Deviation) => Deviation;
}
interface Deviation {
  readonly status: number;
  readonly body: unknown;
}

const callOf = ({ method, url }: Request) => `${method} ${url.slice(base.length)}`;

/** A server whose responses deviate. */
function drifting(...drifts: Drift[]): Promise<RunResult> {
  const { run, send } = memory();
  return run({
    async send(request) {
      const response = await send(request);
      const given: Deviation = { status: response.status, body: await response.json() };
      const { status, body } = drifts
        .filter(({ calls }) => calls.test(callOf(request)))
        .reduce((before, { change }) => change(before), given);
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    },
  });
}

/** Every check that did not pass, such as `offers.accept: 409: an offer that is pending: expected …`. */
function failures(run: RunResult, wanted = ['failed', 'skipped']): string[] {
  return run.calls.flatMap(({ endpoint: { name: call }, checks }) =>
    checks
      .filter(({ result }) => wanted.includes(result))
      .flatMap(({ name, lines }) => lines.map((line) => `${call}: ${name}: ${line}`)),
  );
}

describe.each([undefined, 'laravel'] as const)('the mock server, in the dialect %s', (dialect) => {
  it('passes all checks, twice in a row', async () => {
    const { clock, run } = memory(dialect);
    for (const _ of [1, 2]) {
      const result = await run();
      expect(failures(result)).toEqual([]);
      expect(
        result.calls.filter(({ checks }) => !checks.some((each) => each.result === 'passed')),
      ).toEqual([]);
      expect(result.passed).toBeGreaterThan(300);
      // Run ids depend on the time, and the next run needs a new one.
      clock.advance(1);
    }
  });
});

it('names the fields of another form, which fail no check', async () => {
  const report = textReport(await memory('laravel').run(), { hasExtra: true });
  expect(report).toContain('offers.list offers.*.payment_amount: expected number, got string');
  expect(report).toMatch(/^\d+ fields in another form, which the app reads as meant; --extra/m);
});

it('waits a minute where it may, and skips what needs another time', async () => {
  const { clock, run } = memory();
  const expired =
    "auth.verify-email: 422: a code after ten minutes: the server's clock can't be set";
  const code =
    'auth.resend-otp: sends a code a minute later: the server sends one code a minute: use --wait';
  expect(failures(await run({ advance: undefined }))).toEqual([code, expired]);
  const fast = {
    ...clock,
    after(milliseconds: number, task: () => void) {
      const cancel = clock.after(milliseconds, task);
      if (milliseconds >= OTP_RESEND_MS) clock.advance(milliseconds);
      return cancel;
    },
  };
  clock.advance(1);
  const result = await run({ advance: undefined, canWait: true, clock: fast });
  expect(failures(result)).toEqual([expired]);
});

it('only signs in and reads in read-only mode', async () => {
  const { run, send } = memory();
  const calls: string[] = [];
  const result = await run({
    isReadOnly: true,
    send(request) {
      calls.push(callOf(request));
      return send(request);
    },
  });
  expect(failures(result)).toEqual([]);
  const checked = result.calls.filter(({ checks }) => checks.length > 0);
  expect(checked.map((call) => call.endpoint)).toEqual(endpoints.filter(isReading));
  const changing = calls.filter((call) => !call.startsWith('GET '));
  expect(new Set(changing)).toEqual(new Set(['POST /api/auth/login']));
});

it('reports a wrong password as the reason of all other failures', async () => {
  const client = { email: 'clara@nearhand.example', password: 'wrong password' };
  const result = await memory().run({ client, isReadOnly: true });
  expect(result.failed).toBeGreaterThan(10);
  expect(failures(result)).toContainEqual(
    expect.stringContaining(
      'needs the client signed in, and auth.login failed: expected a success, got status 401',
    ),
  );
});

it('throws when no server responds', async () => {
  const send = () => Promise.reject(new TypeError('fetch failed'));
  await expect(memory().run({ send })).rejects.toThrow(`No server responds at ${base}: `);
});

/** Replaces text in the JSON of an answer. */
const rewriting =
  (pattern: RegExp, replacement: string): Drift['change'] =>
  ({ status, body }) => ({
    status,
    body: JSON.parse(JSON.stringify(body).replaceAll(pattern, replacement)) as unknown,
  });

/** Turns an error of this status into a success with this body. */
const allowing =
  (status: number, body: unknown): Drift['change'] =>
  (response) =>
    response.status === status ? { status: 200, body } : response;

const fullDisk = () => ({ status: 500, body: { message: 'The disk is full.' } });

describe('reports each of many drifts and nothing else', () => {
  /** What deviates, the calls, the change, the call that fails, and the line that reports it. */
  const drifts: readonly (readonly [string, RegExp, Drift['change'], string, string])[] = [
    [
      'a renamed field',
      /^GET \/api\/offers(\?|$)/,
      rewriting(/"payment_amount"/g, '"amount"'),
      'offers.list',
      'offers.*.payment_amount: expected number, got nothing',
    ],
    [
      'a 200 for a forbidden transition',
      /^POST \/api\/offers\/\d+\/accept/,
      allowing(409, { offer: {} }),
      'offers.accept',
      '409: an offer that is completed: expected status 409, got 200',
    ],
    [
      'an unknown token accepted',
      /^GET \/api\/dashboard\/worker/,
      allowing(401, {}),
      'dashboards.worker',
      '401: with an unknown token: expected status 401, got 200',
    ],
    [
      'an error body with a text instead of a list',
      /^POST \/api\/auth\/register/,
      rewriting(/\["([^"]*)"\]/g, '"$1"'),
      'auth.register',
      'errors.email: expected array, got string "',
    ],
    [
      'a 422 without the field',
      /^POST \/api\/auth\/resend-otp/,
      rewriting(/"email":\[/g, '"address":['),
      'auth.resend-otp',
      'errors.email: expected a list of messages, got nothing; fields present: address',
    ],
    [
      'a page of HTML',
      /^GET \/api\/tasks\/my-assigned-tasks/,
      () => ({ status: 200, body: '<!doctype html><h1>Hello</h1>' }),
      'tasks.assigned',
      '(body): expected JSON, got "<!doctype html>',
    ],
    [
      'a transition without its timestamp',
      /^POST \/api\/offers\/\d+\/decline/,
      rewriting(/"declined_at":"[^"]*"/g, '"declined_at":null'),
      'offers.decline',
      'offer.declined_at: expected a timestamp, got null',
    ],
  ];
  // All in one run: each is in another call, and a failed check must not make those of other calls fail.
  const running = drifting(...drifts.map(([, calls, change]) => ({ calls, change })));

  it.each(drifts)('%s', async (...[, , , call, reported]) => {
    const run = await running;
    const found = failures(run, ['failed']).filter((line) => line.startsWith(`${call}: `));
    expect(found.filter((line) => line.includes(reported))).not.toEqual([]);
    // The text report prints the check's name on a separate line.
    expect(textReport(run)).toContain(reported.replace(/^.*: (?=expected status)/, ''));
  });

  it('no other call', async () => {
    const failed = failures(await running, ['failed']).map((line) => line.split(':')[0]);
    expect(new Set(failed)).toEqual(new Set(drifts.map(([, , , call]) => call)));
  });
});

it('reports why a check could not run, and continues', async () => {
  const run = await drifting({ calls: /^POST \/api\/tasks$/, change: fullDisk });
  const found = failures(run, ['failed']);
  const reason =
    'needs the task for the full lifecycle, and tasks.create failed: expected a success';
  expect(
    found.filter((line) => line.startsWith('offers.start: 409') && line.includes(reason)),
  ).not.toEqual([]);
  expect(found.filter((line) => line.includes('the check threw'))).toEqual([]);
  expect(run.calls.filter(({ checks }) => checks.length === 0)).toEqual([]);
  expect(found.filter((line) => line.startsWith('dashboards.get'))).toEqual([]);
});

it('deletes what failed checks have left, and names what it could not or no call deletes', async () => {
  const calls = /^POST \/api\/messages\/conversations\/\d+/;
  const left = await drifting({ calls, change: fullDisk });
  expect(failures(left).filter((line) => line.startsWith('tasks.delete: deletes'))).not.toEqual([]);
  expect(textReport(left)).toContain('Left on the server: 1 account, 6 conversations.');
  const kept = await drifting({ calls: /^DELETE \/api\/reviews/, change: fullDisk });
  expect(textReport(kept)).toMatch(/^Left on the server: review \d+ \(not deleted\), /m);
});

it('accepts absent fields for null, unknown fields and time offsets', async () => {
  const change = ({ status, body }: Deviation): Deviation => {
    const text = JSON.stringify(body)
      .replaceAll(/"\w+":null,/g, '')
      .replaceAll(/(T[\d:.]+)Z"/g, '$1+00:00"')
      .replaceAll('{"id":', '{"surprise":[1],"id":');
    return { status, body: JSON.parse(text) as unknown };
  };
  const run = await drifting({ calls: /^/, change });
  expect(failures(run, ['failed'])).toEqual([]);
  expect(textReport(run)).toMatch(/^\d+ extra fields in \d+ endpoints; --extra lists them\.$/m);
  const listed = textReport(run, { hasExtra: true });
  expect(listed).toMatch(/^auth\.login: 1 extra field: data\.user\.surprise$/m);
});

it('checks the answer of every call, and an error of every call that can fail', () => {
  const names = endpoints.map(({ name }) => name);
  const checked = (isAnswer: boolean) =>
    new Set(
      allChecks.filter((each) => each.isAnswer === isAnswer).map((each) => each.endpoint.name),
    );
  const canFail = (call: AnyEndpoint) =>
    call.access === 'user' || call.params || call.query || call.body;
  expect(
    names.filter((name) => !checked(true).has(name)),
    'add answers(…) or holds(…) for each to tools/conformance/checks',
  ).toEqual([]);
  expect(
    endpoints.filter(canFail).filter(({ name }) => !checked(false).has(name)),
    'add rejects(…) for each to tools/conformance/checks',
  ).toEqual([]);
});

describe('a call without a written check', () => {
  const derived = (calls: readonly AnyEndpoint[], written = [] as AnyEndpoint[]) =>
    derivedChecks(
      calls,
      written.map((one) => answers(one, 'answers', { as: 'client' })),
    );
  const { clock, send } = memory();
  const client = { email: 'clara@nearhand.example', password: 'nearhand2026' };
  const context = createContext({
    client: createClient(base, send),
    clock,
    accounts: { client, worker: client },
    otp: undefined,
    canWait: false,
    isReadOnly: true,
  });

  it('has one, if it needs neither a body nor a row of its own', () => {
    const calls = [createTask, getOffer, listCategories, listOffers, cancelOffer, deleteTask];
    const checks = derived(calls, [listOffers]);
    expect(checks.map((check) => check.endpoint)).toEqual([getOffer, listCategories, cancelOffer]);
  });

  it('is checked with the first row of its list, and may break the contract', async () => {
    expect(await derived([getOffer, listOffers])[0]!.run(context)).toEqual([]);
    const [check] = derived([
      { ...listOffers, answer: z.object({ bills: z.array(z.object({})) }) },
    ]);
    expect(await check!.run(context)).toEqual([expect.stringContaining('bills')]);
  });

  it('explains what to write when no list has the id', async () => {
    const lone = endpoint({
      name: 'offers.bill',
      method: 'GET',
      path: '/bills/:id',
      resource: 'offer',
      params: IdParams,
      answer: z.object({}),
      fallback: 'Failed',
    });
    const run = () => derived([lone])[0]!.run(context);
    await expect(run()).rejects.toThrow(Skipped);
    await expect(run()).rejects.toThrow('write a check in tools/conformance/checks');
  });
});
