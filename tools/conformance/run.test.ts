import { describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { endpoints, type EndpointName } from '#src/contract/registry.ts';
import { OTP_LIFETIME_MS, OTP_RESEND_MS } from '#src/domain/otp.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import { demo } from '#mocks/scenarios/demo.ts';
import { openScenario } from '#mocks/scenarios/scenario.ts';
import type { DialectName } from '#mocks/server/dialects.ts';
import { createMockServer } from '#mocks/server/mock-server.ts';
import { matchCall } from '#mocks/server/match-call.ts';
import { parse } from '../command-line/command.ts';
import { errorStatusesOf } from '../openapi/refusals.ts';
import { options, runOptions } from './arguments.ts';
import { Context, isReading, type RunOptions } from './context.ts';
import { allChecks } from './checks/all.ts';
import { signIns } from './checks/set-up.ts';
import { textReport } from './report.ts';
import { runConformance, type RunResult } from './run.ts';

// The checks of every call, on the mock server in memory. `npm run conformance` sends them to any server over HTTP.

const defaults = runOptions(parse({ options }, ['--base', 'http://mock.test']).values);

/** How a server deviates in a response. A text is sent as it is. */
type Change = (response: { status: number; body: unknown }) => typeof response;

/** Runs the checks on the mock server of the demo's world, which may deviate in the responses to a call. */
function memory() {
  const clock = createSteppedClock();
  const { world } = openScenario(demo, clock);
  const calls: string[] = [];
  function run({
    dialect,
    changeOf = () => undefined,
    ...given
  }: Partial<RunOptions> & {
    dialect?: DialectName;
    changeOf?: (call?: EndpointName) => Change | undefined;
  } = {}) {
    const server = createMockServer({ world, clock, dialect });
    async function send(request: Request): Promise<Response> {
      const call = matchCall(request.method, new URL(request.url).pathname)?.endpoint.name;
      calls.push(`${request.method} ${call}`);
      const response = await server.handle(request);
      const change = changeOf(call);
      if (!change) return response;
      const { status, body } = change({ status: response.status, body: await response.json() });
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    }
    // Run ids depend on the time, and the next run needs a new one.
    clock.advance(1);
    return runConformance({ ...defaults, send, advance: clock.advance, ...given }, clock);
  }
  return { calls, run };
}

/** What a report says of the calls that failed, each from its name on. */
const failuresIn = (report: string) => report.split('\n✗ ').slice(1);

/** A line for each check that failed or was skipped, with its reasons. */
const notPassed = ({ calls }: RunResult) =>
  calls.flatMap(({ checks }) =>
    checks
      .filter(({ result }) => result !== 'passed')
      .map(({ call, name, result, lines }) => `${call}: ${name}: ${result}: ${lines.join('; ')}`),
  );

/** Replaces text in the JSON of an answer. */
const rewriting =
  (...replaced: readonly (readonly [RegExp, string])[]): Change =>
  ({ status, body }) => {
    const rewrite = (text: string, [pattern, by]: readonly [RegExp, string]) =>
      text.replaceAll(pattern, by);
    return { status, body: JSON.parse(replaced.reduce(rewrite, JSON.stringify(body))) as unknown };
  };

const fullDisk: Change = () => ({ status: 500, body: { message: 'The disk is full.' } });

it('passes all checks on servers of each form, one run after the other', async () => {
  const { run } = memory();
  const laravel = await run({ dialect: 'laravel' });
  const change = rewriting(
    [/"\w+":null,/g, ''],
    [/(T[\d:.]+)Z"/g, '$1+00:00"'],
    [/\{"id":/g, '{"surprise":[1],"id":'],
  );
  const loose = await run({ changeOf: () => change });
  for (const result of [laravel, loose, await run()]) {
    expect(notPassed(result)).toEqual([]);
    expect(result.passed).toBeGreaterThan(400);
  }
  const report = textReport(laravel, { hasExtra: true });
  expect(report).toContain('offers.list offers.*.payment_amount: expected number, got string');
  expect(report).toMatch(/^\d+ fields in another form, which the app reads as meant; --extra/m);
  const listed = textReport(loose, { hasExtra: true });
  expect(listed).toMatch(/^\d+ extra fields in \d+ endpoints; --extra lists them\.$/m);
  expect(listed).toMatch(/^auth\.login: 1 extra field: data\.user\.surprise$/m);
});

it('waits a minute where it may, and skips what needs another time', async () => {
  const clock = createSteppedClock();
  const context = new Context({ ...defaults, canWait: true }, clock, signIns);
  await expect(context.wait(OTP_LIFETIME_MS)).rejects.toThrow("the server's clock can't be set");
  const waited = context.wait(OTP_RESEND_MS);
  clock.advance(OTP_RESEND_MS + 500);
  await waited;
});

it('only signs in and reads in read-only mode', async () => {
  const { calls, run } = memory();
  const result = await run({ isReadOnly: true });
  expect(notPassed(result)).toEqual([]);
  const checked = result.calls.filter(({ checks }) => checks.length > 0);
  const reading = endpoints.filter(isReading);
  expect(checked.map(({ name }) => name)).toEqual(reading.map(({ name }) => name));
  const changing = calls.filter((call) => !call.startsWith('GET '));
  expect(new Set(changing)).toEqual(new Set(['POST auth.login']));
});

describe('reports each of many deviations and nothing else', () => {
  /** The call that deviates, how, and the line that reports it. */
  const deviations: readonly (readonly [EndpointName, Change, string])[] = [
    [
      'offers.list',
      rewriting([/"payment_amount"/g, '"amount"']),
      'offers.*.payment_amount: expected number, got nothing',
    ],
    ['offers.accept', ({ body }) => ({ status: 200, body }), 'expected status 409, got 200'],
    [
      'auth.resend-otp',
      rewriting([/"email":\[/g, '"address":[']),
      'errors.email: expected a list of messages, got nothing; fields present: address',
    ],
    [
      'tasks.assigned',
      () => ({ status: 200, body: '<!doctype html><h1>Hello</h1>' }),
      '(body): expected JSON, got "<!doctype html>',
    ],
    ['reviews.delete', fullDisk, 'expected a success, got status 500 ("The disk is full.")'],
  ];
  // All in one run: a failed check must not make those of other calls fail.
  const changeOf = (name?: EndpointName) => deviations.find(([call]) => call === name)?.[1];
  const running = memory().run({ changeOf }).then(textReport);

  it.each(deviations)('%s', async (call, _, reported) => {
    const heading = `${call}, src/contract/${call.split('.', 1)[0]}.ts\n`;
    const found = failuresIn(await running).find((failure) => failure.startsWith(heading));
    expect(found).toContain(`\n    ${reported}`);
  });

  it('no other call', async () => {
    const failed = failuresIn(await running).map((one) => one.split(',')[0]);
    expect(new Set(failed)).toEqual(new Set(deviations.map(([call]) => call)));
    expect(await running).toMatch(/^Left on the server: review \d+ \(not deleted\), /m);
  });
});

it('reports why a check could not run, continues, and deletes what failed checks have left', async () => {
  const changeOf = (call?: EndpointName) => (call === 'messages.send' ? fullDisk : undefined);
  const report = textReport(await memory().run({ advance: undefined, changeOf }));
  const failures = failuresIn(report);
  const reason = 'needs an offer to accept (pending), and messages.send failed: expected a success';
  expect(failures.find((failure) => failure.startsWith('offers.start'))).toContain(reason);
  expect(failures).toContainEqual(expect.stringMatching(/^tasks.delete, [^✗]*\n {6}deletes/));
  expect(report).not.toMatch(/the check threw|✗ dashboards\.get/);
  expect(report).toContain('Left on the server: 1 account, 6 conversations.');
  expect(report).toMatch(/^- auth\.resend-otp: .*: skipped, the server sends one code a minute/m);
});

it('checks the answer of every call, and an error of every call that can fail', () => {
  const missing = (isAnswer: boolean) => {
    const checks = allChecks.filter((check) => check.isAnswer === isAnswer);
    const checked = new Set(checks.map((check) => check.endpoint));
    return endpoints.filter((call: AnyEndpoint) => !checked.has(call));
  };
  const canFail = (call: AnyEndpoint) =>
    call.access === 'user' || call.params || call.query || call.body;
  const where = 'for each to tools/conformance/checks';
  expect(missing(true), `add answers(…) or holds(…) ${where}`).toEqual([]);
  expect(missing(false).filter(canFail), `add rejects(…) ${where}`).toEqual([]);
});

it('meets each status that openapi.json lists for a call, and no other', async () => {
  const met = new Set<string>();
  const changeOf =
    (call?: EndpointName): Change =>
    (response) => {
      met.add(`${call} ${response.status}`);
      return response;
    };
  await memory().run({ changeOf });
  const listed = endpoints.flatMap((call) =>
    [200, ...errorStatusesOf(call)].map((status) => `${call.name} ${status}`),
  );
  expect([...met].toSorted()).toEqual(listed.toSorted());
});

it('fails a check that would be skipped for the sake of a status that openapi.json does not list', async () => {
  const changeOf = (call?: EndpointName) => (call === 'tasks.mine' ? fullDisk : undefined);
  const report = textReport(await memory().run({ isReadOnly: true, changeOf }));
  const line = 'tasks.mine: expected a status of openapi.json (200, 401, 422), got 500';
  expect(failuresIn(report)).toContainEqual(expect.stringMatching(/^tasks\.get,/));
  expect(report).toContain(`    ${line}\n      answers, after GET /api/tasks/my-tasks -> 500`);
});

it('reports what many calls do alike as one failure', async () => {
  const allowing: Change = (response) =>
    response.status === 422 ? { status: 200, body: {} } : response;
  const changeOf = () => allowing;
  const [alike, ...others] = failuresIn(
    textReport(await memory().run({ isReadOnly: true, changeOf })),
  );
  expect(alike).toMatch(/^an invalid query: got 200\n {4}\d+ checks of \d+ calls: messages\.conv/);
  expect(alike).toContain('such as 422: an invalid query, after GET /api/messages/conversations?');
  expect(others.map((other) => other.split(',')[0])).toEqual(['auth.login']);
});
