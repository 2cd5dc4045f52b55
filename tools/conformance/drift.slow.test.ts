import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMockApi, type MockApi } from '#mocks/http/server.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import { startDriftingServer, type ServerResponse, type Drift } from './drifting-server.ts';
import { textReport } from './report.ts';
import { runConformance, type RunResult } from './run.ts';

const clock = createSteppedClock();
let api: MockApi;
beforeAll(async () => {
  api = await startMockApi({ port: 0, scenario: 'demo', clock });
});
afterAll(() => api.close());

async function runAgainst(...drifts: Drift[]): Promise<RunResult> {
  await fetch(`${api.url}/__mock/reset`, { method: 'POST' });
  const server = await startDriftingServer(api.url, drifts);
  try {
    return await runConformance({ base: server.url }, clock);
  } finally {
    await server.close();
  }
}

/** Every failure, such as `offers.accept: 409: an offer that is pending: expected …`. */
function failures(run: RunResult): string[] {
  return run.calls.flatMap(({ endpoint, checks }) =>
    checks
      .filter(({ result }) => result === 'failed')
      .flatMap(({ name, lines }) => lines.map((line) => `${endpoint.name}: ${name}: ${line}`)),
  );
}

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

/** Drift of a server, the line that reports it, and the call that fails. */
const drifts = [
  {
    what: 'a renamed field',
    calls: /^GET \/api\/offers(\?|$)/,
    change: rewriting(/"payment_amount"/g, '"amount"'),
    reported: 'offers.*.payment_amount: expected number, got nothing',
    call: 'offers.list',
  },
  {
    what: 'a 200 for a forbidden transition',
    calls: /^POST \/api\/offers\/\d+\/accept/,
    change: allowing(409, { offer: {} }),
    reported: 'offers.accept: 409: an offer that is completed: expected status 409, got 200',
    call: 'offers.accept',
  },
  {
    what: 'an unknown token accepted',
    calls: /^GET \/api\/dashboard\/worker/,
    change: allowing(401, {}),
    reported: 'dashboards.worker: 401: with an unknown token: expected status 401, got 200',
    call: 'dashboards.worker',
  },
  {
    what: 'an error body with a string instead of a list',
    calls: /^POST \/api\/auth\/register/,
    change: rewriting(/\["([^"]*)"\]/g, '"$1"'),
    reported: 'errors.email: expected array, got string "',
    call: 'auth.register',
  },
  {
    what: 'a 422 without the field',
    calls: /^POST \/api\/auth\/resend-otp/,
    change: rewriting(/"email":\[/g, '"address":['),
    reported: 'errors.email: expected a list of messages, got nothing; fields present: address',
    call: 'auth.resend-otp',
  },
  {
    what: 'a page of HTML',
    calls: /^GET \/api\/tasks\/my-assigned-tasks/,
    change: () => ({ status: 200, body: '<!doctype html><h1>Hello</h1>' }),
    reported: '(body): expected JSON, got "<!doctype html>',
    call: 'tasks.assigned',
  },
  {
    what: 'a transition without its timestamp',
    calls: /^POST \/api\/offers\/\d+\/decline/,
    change: rewriting(/"declined_at":"[^"]*"/g, '"declined_at":null'),
    reported: 'offer.declined_at: expected a timestamp, got null',
    call: 'offers.decline',
  },
];

// All in one run: each is in another call, and a failed check must not make those of other calls fail.
describe('reports each of many drifts and nothing else', () => {
  let run: RunResult;
  beforeAll(async () => {
    run = await runAgainst(...drifts);
  });

  it.each(drifts)('$what', ({ reported, call }) => {
    const found = failures(run).filter((line) => line.startsWith(`${call}: `));
    expect(found.filter((line) => line.includes(reported))).not.toEqual([]);
    // The text report prints the check's name on a separate line.
    expect(textReport(run)).toContain(reported.replace(/^.*: (?=expected status)/, ''));
  });

  it('no other call', () => {
    const failed = run.calls.filter(({ checks }) =>
      checks.some(({ result }) => result === 'failed'),
    );
    expect(failed.map(({ endpoint }) => endpoint.name).toSorted()).toEqual(
      drifts.map(({ call }) => call).toSorted(),
    );
  });
});

it('reports why a check could not run, and continues', async () => {
  const change = (): ServerResponse => ({ status: 500, body: { message: 'The disk is full.' } });
  const run = await runAgainst({ calls: /^POST \/api\/tasks$/, change });
  const found = failures(run);
  const reason =
    'needs the task for the full lifecycle, and tasks.create failed: expected a success';
  expect(
    found.filter((line) => line.startsWith('offers.start: 409') && line.includes(reason)),
  ).not.toEqual([]);
  expect(found.filter((line) => line.includes('the check threw'))).toEqual([]);
  expect(run.calls.filter(({ checks }) => checks.length === 0)).toEqual([]);
  const dashboard = run.calls.find(({ endpoint }) => endpoint.name === 'dashboards.get');
  expect(dashboard?.checks.map(({ result }) => result)).not.toContain('failed');
});

it('deletes what failed checks have left, and says what no call deletes', async () => {
  const change = (): ServerResponse => ({ status: 500, body: { message: 'The disk is full.' } });
  const run = await runAgainst({ calls: /^POST \/api\/messages\/conversations\/\d+/, change });
  expect(
    failures(run).filter((line) => line.startsWith('tasks.delete: deletes a task')),
  ).not.toEqual([]);
  expect(textReport(run)).toContain('Left on the server: 1 account, 5 conversations.');
});

it('names what the server did not delete', async () => {
  const change = (): ServerResponse => ({ status: 500, body: { message: 'The disk is full.' } });
  const run = await runAgainst({ calls: /^DELETE \/api\/reviews/, change });
  expect(textReport(run)).toMatch(/^Left on the server: review \d+ \(not deleted\), /m);
});

it('accepts absent fields for null, unknown fields and time offsets', async () => {
  const change = (response: ServerResponse): ServerResponse => {
    const text = JSON.stringify(response.body)
      .replaceAll(/"\w+":null,/g, '')
      .replaceAll(/(T[\d:.]+)Z"/g, '$1+00:00"')
      .replaceAll('{"id":', '{"surprise":[1],"id":');
    return { ...response, body: JSON.parse(text) as unknown };
  };
  const run = await runAgainst({ calls: /^/, change });
  expect(failures(run)).toEqual([]);
  expect(textReport(run)).toMatch(/^\d+ extra fields in \d+ endpoints; --extra lists them\.$/m);
  const listed = textReport(run, { hasExtra: true });
  expect(listed).toMatch(/^auth\.login: 1 extra field: data\.user\.surprise$/m);
});
