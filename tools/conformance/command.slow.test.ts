import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endpoints } from '#src/contract/registry.ts';
import { systemClock } from '#src/lib/time/clock.ts';
import { answersWith } from '#mocks/faults/faults.ts';
import { startMockApi, type MockApi } from '#mocks/http/server.ts';
import { root } from '../processes/root.ts';
import type { RunResult } from './run.ts';

let api: MockApi | undefined;
let out: string;
beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'conformance-'));
  vi.stubEnv('GITHUB_STEP_SUMMARY', join(out, 'summary.md'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await api?.close();
  await rm(out, { recursive: true });
});

async function serve(options: Partial<Parameters<typeof startMockApi>[0]>): Promise<string> {
  api = await startMockApi({ port: 0, scenario: 'demo', clock: systemClock, ...options });
  return api.url;
}

function command(...args: string[]): Promise<{ code: unknown; output: string }> {
  const all = ['tools/conformance.ts', ...args, '--out', out];
  return new Promise((resolve) =>
    execFile(process.execPath, all, { cwd: root }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: (stdout + stderr).trimEnd() }),
    ),
  );
}

it('exits 0 when all checks pass, here of another dialect', async () => {
  const base = await serve({ dialect: 'laravel' });
  const { code, output } = await command('--base', `${base}/api/`);
  expect(output).toMatch(/\n\d+ passed, 0 failed$/);
  expect(code).toBe(0);
  const json = JSON.parse(await readFile(join(out, 'conformance.json'), 'utf8')) as RunResult;
  expect(json).toMatchObject({ base, failed: 0 });
  expect(json.calls).toHaveLength(endpoints.length);
});

it('exits 1 when a check fails', async () => {
  const answer = { offers: '<none> & "nothing"' };
  const base = await serve({ faults: [answersWith({ name: 'offers.list' }, answer)] });
  const { code, output } = await command('--base', base, '--read-only');
  expect(output).toMatch(/^offers\.list +\d+ +\d+ failed$/m);
  expect(output).toContain('    offers: expected array, got string "<none> & \\"nothing\\""');
  expect(output).toMatch(/\n\d+ passed, [1-9]\d* failed$/);
  expect(code).toBe(1);
  const [report] = /call +checks[^]*/.exec(output) ?? [];
  expect(await readFile(join(out, 'summary.md'), 'utf8')).toBe(`\`\`\`text\n${report}\n\`\`\`\n`);
});

it('exits 2 when no server responds', async () => {
  const { code, output } = await command('--base', 'http://localhost:1');
  expect(output).toContain('No server responds at http://localhost:1: ');
  expect(code).toBe(2);
});
