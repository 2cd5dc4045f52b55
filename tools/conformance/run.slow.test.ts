import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMockApi, type MockApi } from '#mocks/http/server.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import { OTP_RESEND_MS } from '#src/domain/otp.ts';
import { systemClock } from '#src/lib/time/clock.ts';
import { startDriftingServer } from './drifting-server.ts';
import { isReading } from './check.ts';
import { runConformance, type RunResult } from './run.ts';
import { endpoints } from '#src/contract/registry.ts';

const names = endpoints.map(({ name }) => name);

function failures(run: RunResult): string[] {
  return run.calls.flatMap(({ endpoint, checks }) =>
    checks
      .filter(({ result }) => result !== 'passed')
      .map(({ name, lines }) => `${endpoint.name}: ${name}: ${lines.join('; ')}`),
  );
}

describe('against the mock API', () => {
  const clock = createSteppedClock();
  let api: MockApi;
  beforeAll(async () => {
    api = await startMockApi({ port: 0, scenario: 'demo', clock });
  });
  afterAll(() => api.close());

  it('all checks pass, twice in a row', async () => {
    for (const _ of [1, 2]) {
      const run = await runConformance({ base: api.url }, clock);
      expect(failures(run)).toEqual([
        'auth.resend-otp: sends a code a minute later: the server sends one code a minute: use --wait',
      ]);
      expect(
        run.calls.map(({ checks }) => checks.some(({ result }) => result === 'passed')),
      ).toEqual(names.map(() => true));
      // Run ids depend on the time, and the next run needs a new one.
      clock.advance(1);
    }
  });

  it('requests a second code after a minute', async () => {
    const isMinute = (milliseconds: number) => milliseconds >= OTP_RESEND_MS;
    const fastClock = {
      ...clock,
      after(milliseconds: number, task: () => void) {
        const cancel = clock.after(milliseconds, task);
        if (isMinute(milliseconds)) clock.advance(milliseconds);
        return cancel;
      },
    };
    const run = await runConformance({ base: api.url, canWait: true }, fastClock);
    expect(failures(run)).toEqual([]);
    expect(run.skipped).toBe(0);
  });

  it('only signs in and reads in read-only mode', async () => {
    const calls: string[] = [];
    const server = await startDriftingServer(api.url, [], (call) => calls.push(call));
    try {
      const run = await runConformance({ base: server.url, isReadOnly: true }, clock);
      expect(failures(run)).toEqual([]);
      const checked = run.calls.filter(({ checks }) => checks.length > 0);
      expect(checked.map(({ endpoint }) => endpoint)).toEqual(endpoints.filter(isReading));
      expect(new Set(calls.filter((call) => !call.startsWith('GET ')))).toEqual(
        new Set(['POST /api/auth/login']),
      );
    } finally {
      await server.close();
    }
  });

  it('reports a wrong password as the reason of all other failures', async () => {
    const client = { email: 'clara@nearhand.example', password: 'wrong password' };
    const run = await runConformance({ base: api.url, client, isReadOnly: true }, clock);
    expect(run.failed).toBeGreaterThan(10);
    expect(failures(run)).toContainEqual(
      expect.stringContaining(
        'needs the client signed in, and auth.login failed: expected a success, got status 401',
      ),
    );
  });
});

it('throws when no server responds', async () => {
  const api = await startMockApi({ port: 0, scenario: 'demo', clock: systemClock });
  await api.close();
  const attempt = runConformance({ base: api.url }, systemClock);
  await expect(attempt).rejects.toThrow(`No server responds at ${api.url}: `);
});

describe('the command', () => {
  let api: MockApi;
  let out: string;
  beforeEach(async () => {
    api = await startMockApi({ port: 0, scenario: 'demo', clock: systemClock });
    out = await mkdtemp(join(tmpdir(), 'conformance-'));
    vi.stubEnv('GITHUB_STEP_SUMMARY', join(out, 'summary.md'));
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await api.close();
    await rm(out, { recursive: true });
  });

  it('exits 0 with a report when all checks pass', async () => {
    const { code, output } = await command('--base', `${api.url}/api/`, '--out', out);
    expect(output.trimEnd().split('\n').at(-1)).toMatch(/^\d+ passed, 0 failed$/);
    expect(output).toMatch(/^offers\.accept +\d+ +ok$/m);
    expect(code).toBe(0);
    const json = JSON.parse(await readFile(join(out, 'conformance.json'), 'utf8')) as RunResult;
    expect(json).toMatchObject({ base: api.url, failed: 0 });
    expect(json.calls).toHaveLength(names.length);
  });

  it('exits 1 when a check fails', async () => {
    const change = () => ({ status: 200, body: { offers: '<none> & "nothing"' } });
    const server = await startDriftingServer(api.url, [{ calls: /\/offers\?/, change }]);
    const { code, output } = await command('--base', server.url, '--out', out, '--read-only');
    await server.close();
    const summary = await readFile(join(out, 'summary.md'), 'utf8');
    expect(summary).not.toContain(', after GET ');
    expect(summary).toMatch(
      /^## Conformance: \d+ passed, [1-9] failed\n\n```text\n✗ offers\.list, /,
    );
    expect(output).toMatch(/^offers\.list +\d+ +\d failed$/m);
    expect(output).toContain('    offers: expected array, got string "<none> & \\"nothing\\""');
    expect(output.trimEnd().split('\n').at(-1)).toMatch(/^\d+ passed, [1-9] failed$/);
    expect(code).toBe(1);
  });

  it('exits 2 when no server responds or the options are invalid', async () => {
    await api.close();
    const unreachable = await command('--base', api.url, '--out', out);
    expect(unreachable.output).toContain(`No server responds at ${api.url}`);
    expect(unreachable.output).toContain('Is the server running, and is the address correct?');
    expect(unreachable.code).toBe(2);
    const withoutOptions = await command();
    expect(withoutOptions.output).toContain('--base is missing');
    expect(withoutOptions.code).toBe(2);
    api = await startMockApi({ port: 0, scenario: 'demo', clock: systemClock });
  });
});

function command(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['tools/conformance.ts', ...args], {
    cwd: join(import.meta.dirname, '../..'),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
