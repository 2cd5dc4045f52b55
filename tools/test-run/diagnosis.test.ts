import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { machineFaults } from './diagnosis.ts';

const room = [tmpdir()];

it.each([
  ['Error: [vitest] Browser connection was closed while running tests.', 'The browser ended'],
  ['browserType.launch: Target page, context or browser has been closed', 'The browser ended'],
  ['Error: The chromium page crashed while running tests.', 'The browser ended'],
  ["ENOSPC: no space left on device, open 'test-results/unit.json'", 'The disk was full'],
])('tells what the machine has to do with "%s"', (output, line) => {
  expect(machineFaults(output, room)).toEqual([expect.stringContaining(line)]);
});

it('blames no machine for a failed test', () => {
  expect(machineFaults('AssertionError: expected 1 to be 2', room)).toEqual([]);
});
