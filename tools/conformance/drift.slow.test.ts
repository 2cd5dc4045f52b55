import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startMockApi, type MockApi } from '#mocks/server.ts';
import { createSteppedClock } from '#mocks/stepped-clock.ts';
import { startDriftingServer, type Answered, type Drift } from './drifting-server.ts';
import { textReport } from './report.ts';
import { runConformance, type RunResult } from './run.ts';

const clock = createSteppedClock();
let api: MockApi;
let stop: (() => Promise<void>) | undefined;
beforeAll(async () => {
  api = await startMockApi({ port: 0, scenario: 'demo', clock });
});
afterAll(() => api.close());
afterEach(() => stop?.());

async function runAgainst(...drifts: Drift[]): Promise<RunResult> {
  await fetch(`${api.url}/__mock/reset`, { method: 'POST' });
  const server = await startDriftingServer(api.url, drifts);
  stop = server.close;
  return runConformance({ base: server.url }, clock);
}

/** Every failure, as `offers.accept: 409: what is pending: expected …`. */
function failures(run: RunResult): string[] {
  return run.calls.flatMap(({ endpoint, checks }) =>
    checks
      .filter(({ result }) => result === 'failed')
      .flatMap(({ name, lines }) => lines.map((line) => `${endpoint.name}: ${name}: ${line}`)),
  );
}

/** The same answer, its JSON text rewritten. */
const rewriting =
  (pattern: RegExp, replacement: string): Drift['change'] =>
  ({ status, body }) => ({
    status,
    body: JSON.parse(JSON.stringify(body).replaceAll(pattern, replacement)) as unknown,
  });

/** Only successes are changed. */
const whenGood =
  (change: (body: unknown) => unknown): Drift['change'] =>
  (answered) =>
    answered.status < 300 ? { ...answered, body: change(answered.body) } : answered;

/** A refusal of this status becomes a success with this body. */
const allowing =
  (refused: number, body: unknown): Drift['change'] =>
  (answered) =>
    answered.status === refused ? { status: 200, body } : answered;

const first = (body: unknown): unknown => Object.values(body as Record<string, unknown>)[0];

interface Planted {
  readonly what: string;
  readonly drift: Drift;
  /** What the report says of it. */
  readonly said: string;
  /** The calls that anything is said of; of all others nothing is. */
  readonly calls: readonly string[];
}

const planted: readonly Planted[] = [
  {
    what: 'a renamed field',
    drift: {
      calls: /^GET \/api\/offers(\?|$)/,
      change: rewriting(/"payment_amount"/g, '"amount"'),
    },
    said: 'offers.0.payment_amount: expected number, got nothing; unknown beside it: "amount"',
    calls: ['offers.list'],
  },
  {
    what: 'a string for a number',
    drift: {
      calls: /^GET \/api\/offers\/upcoming/,
      change: rewriting(/"payment_amount":([\d.]+)/g, '"payment_amount":"$1"'),
    },
    said: 'offers.0.payment_amount: expected number, got string "',
    calls: ['offers.upcoming'],
  },
  {
    what: 'a missing field',
    drift: {
      calls: /^GET \/api\/reviews\/user\/\d+\/profile/,
      change: rewriting(/"total_reviews":\d+,/g, ''),
    },
    said: 'data.statistics.total_reviews: expected number, got nothing',
    calls: ['reviews.profile'],
  },
  {
    what: 'a 200 for a forbidden transition',
    drift: { calls: /^POST \/api\/offers\/\d+\/accept/, change: allowing(409, { offer: {} }) },
    said: 'offers.accept: 409: what is completed: expected status 409, got 200',
    calls: ['offers.accept'],
  },
  {
    what: 'a second review taken',
    drift: { calls: /^POST \/api\/reviews$/, change: allowing(409, { data: {} }) },
    said: '409: a second review by the worker: expected status 409, got 200',
    calls: ['reviews.create'],
  },
  {
    what: "somebody else's task shown as changed",
    drift: { calls: /^PUT \/api\/tasks\/\d+$/, change: allowing(403, { task: {} }) },
    said: 'tasks.update: 403: by somebody else: expected status 403, got 200',
    calls: ['tasks.update'],
  },
  {
    what: 'a dead token let in',
    drift: { calls: /^GET \/api\/dashboard\/worker/, change: allowing(401, {}) },
    said: 'dashboards.worker: 401: with a dead token: expected status 401, got 200',
    calls: ['dashboards.worker'],
  },
  {
    what: 'an envelope too many',
    drift: {
      calls: /^GET \/api\/messages\/conversations(\?|$)/,
      change: whenGood((data) => ({ data })),
    },
    said: '(body): wrong envelope: { conversations, pagination } stands in "data"',
    calls: ['messages.conversations'],
  },
  {
    what: 'no envelope',
    drift: { calls: /^GET \/api\/offers\/\d+$/, change: whenGood(first) },
    said: '(body): wrong envelope: expected { offer }, got what belongs in "offer" at the top',
    calls: ['offers.get'],
  },
  {
    what: 'an error body with a text for a list of texts',
    drift: {
      calls: /^POST \/api\/auth\/register/,
      change: rewriting(/\["([^"]*)"\]/g, '"$1"'),
    },
    said: 'errors.email: expected array, got string "',
    calls: ['auth.register'],
  },
  {
    what: 'a 422 without the field',
    drift: {
      calls: /^POST \/api\/auth\/resend-otp/,
      change: rewriting(/"email":\[/g, '"address":['),
    },
    said: 'errors.email: expected a list of texts, got nothing; fields there: address',
    calls: ['auth.resend-otp'],
  },
  {
    what: 'a page of HTML',
    drift: {
      calls: /^GET \/api\/tasks\/my-assigned-tasks/,
      change: () => ({ status: 200, body: '<!doctype html><h1>Hello</h1>' }),
    },
    said: '(body): expected JSON, got "<!doctype html>',
    calls: ['tasks.assigned'],
  },
  {
    what: 'a transition without its stamp',
    drift: {
      calls: /^POST \/api\/offers\/\d+\/decline/,
      change: rewriting(/"declined_at":"[^"]*"/g, '"declined_at":null'),
    },
    said: 'offer.declined_at: expected a moment, got null',
    calls: ['offers.decline'],
  },
  {
    what: 'a day in the manner of another country',
    drift: {
      calls: /^GET \/api\/tasks\/my-tasks/,
      change: rewriting(/"deadline":"(\d+)-(\d+)-(\d+)"/g, '"deadline":"$3.$2.$1"'),
    },
    said: 'deadline: expected a day, YYYY-MM-DD, got string "',
    calls: ['tasks.mine'],
  },
];

describe('a drift is named, and nothing else is blamed', () => {
  it.each(planted.map((each) => [each.what, each] as const))(
    '%s',
    async (_, { drift, said, calls }) => {
      const run = await runAgainst(drift);
      const found = failures(run);
      expect(found.filter((line) => line.includes(said))).not.toEqual([]);
      const blamed = run.calls.filter(({ checks }) =>
        checks.some(({ result }) => result === 'failed'),
      );
      expect(blamed.map(({ endpoint }) => endpoint.name)).toEqual(calls);
      // The report has the check on a line of its own.
      expect(textReport(run)).toContain(said.replace(/^.*: (?=expected status)/, ''));
    },
  );
});

it('names all of them in one run', async () => {
  const run = await runAgainst(...planted.map(({ drift }) => drift));
  const found = failures(run).join('\n');
  expect(planted.filter(({ said }) => !found.includes(said)).map(({ what }) => what)).toEqual([]);
});

it('says why a check could not be made, and goes on', async () => {
  const change = (): Answered => ({ status: 500, body: { message: 'The disk is full.' } });
  const run = await runAgainst({ calls: /^POST \/api\/tasks$/, change });
  const found = failures(run);
  const reason = 'needs the task of the whole way, and tasks.create failed: expected a success';
  expect(
    found.filter((line) => line.startsWith('offers.start: 409') && line.includes(reason)),
  ).not.toEqual([]);
  expect(found.filter((line) => line.includes('the check itself broke'))).toEqual([]);
  expect(run.calls.filter(({ checks }) => checks.length === 0)).toEqual([]);
  const dashboard = run.calls.find(({ endpoint }) => endpoint.name === 'dashboards.get');
  expect(dashboard?.checks.map(({ result }) => result)).not.toContain('failed');
});

it('takes null for absent, unknown fields and offsets for no drift', async () => {
  const change = (answered: Answered): Answered => {
    const text = JSON.stringify(answered.body)
      .replaceAll(/"\w+":null,/g, '')
      .replaceAll(/(T[\d:.]+)Z"/g, '$1+00:00"')
      .replaceAll('{"id":', '{"surprise":[1],"id":');
    return { ...answered, body: JSON.parse(text) as unknown };
  };
  expect(failures(await runAgainst({ calls: /^/, change }))).toEqual([]);
});
