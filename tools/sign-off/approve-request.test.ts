import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerApproval, type ApproveRequest, type ApproveResponse } from './approve-request.ts';
import { APPROVALS_FILE } from './approve-stories.ts';

/** The hash of the story's picture. */
const HASH = 'a'.repeat(32);
const HEAD = 'story\tmode\thash\tby\tdate\n';
const sign = () => ({ by: 'Dana', date: '2026-11-22' });
function bodyFor(story: string, pictures: Readonly<Record<string, string>>): string {
  return JSON.stringify({ story, pictures });
}
const valid: ApproveRequest = {
  method: 'POST',
  headers: { host: 'localhost:6006', origin: 'http://localhost:6006' },
  body: bodyFor('ui-stars--sheet', { 'desktop-light': HASH }),
};
let root = '';
const list = () => readFileSync(join(root, APPROVALS_FILE), 'utf8');

function messageIn({ body }: ApproveResponse): string {
  return 'message' in body ? body.message : '';
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'approve-'));
  for (const folder of ['states', 'stories/references']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  writeFileSync(join(root, APPROVALS_FILE), HEAD);
  writeFileSync(
    join(root, 'stories/Stars.stories.tsx'),
    `const meta = preview.meta({ title: 'UI/Stars' });
export const Sheet = meta.story();
export const Half = meta.story();`,
  );
  writeFileSync(join(root, 'stories/references/ui-stars.txt'), `sheet.desktop-light ${HASH}\n`);
});
afterEach(() => rmSync(root, { recursive: true }));

it('approves a story and returns its approvals', () => {
  const approval = { story: 'ui-stars--sheet', mode: 'desktop-light', hash: HASH, ...sign() };
  expect(answerApproval(valid, root, sign)).toEqual({
    status: 200,
    body: { approvals: [approval] },
  });
  expect(list()).toBe(`${HEAD}ui-stars--sheet\tdesktop-light\t${HASH}\tDana\t2026-11-22\n`);
});

it.each<[string, Partial<ApproveRequest>, number, string]>([
  ['another method', { method: 'GET' }, 405, 'POST'],
  [
    'another site',
    { headers: { host: 'localhost:6006', origin: 'https://evil.example' } },
    403,
    'Only the pages of this Storybook',
  ],
  ['a request without an origin', { headers: { host: 'localhost:6006' } }, 403, 'Only the pages'],
  [
    'a name that leads to this computer',
    { headers: { host: 'evil.example:6006', origin: 'http://evil.example:6006' } },
    403,
    'your own computer',
  ],
  ['a body that is not JSON', { body: 'story' }, 400, '{"story": "ID", "pictures"'],
  ['a body without a story', { body: '{"story":3,"pictures":{}}' }, 400, '{"story": "ID"'],
  ['a body without pictures', { body: '{"story":"ui-stars--sheet"}' }, 400, '{"story": "ID"'],
  ['an unknown story', { body: bodyFor('ui-stars--gone', {}) }, 404, 'ui-stars--gone'],
  ['a story without a picture', { body: bodyFor('ui-stars--half', {}) }, 422, 'no picture yet'],
  [
    'a picture that has changed since it was looked at',
    { body: bodyFor('ui-stars--sheet', { 'desktop-light': 'earlier' }) },
    409,
    'Reload the page.',
  ],
  [
    'a picture that was not there yet',
    { body: bodyFor('ui-stars--sheet', {}) },
    409,
    'Reload the page.',
  ],
])('refuses %s', (_, change, status, message) => {
  const response = answerApproval({ ...valid, ...change }, root, sign);
  expect(response.status).toBe(status);
  expect(messageIn(response)).toContain(message);
  expect(list()).toBe(HEAD);
});

it('reports a malformed list and leaves it alone', () => {
  writeFileSync(join(root, APPROVALS_FILE), 'broken\n');
  const response = answerApproval(valid, root, sign);
  expect(response.status).toBe(500);
  expect(messageIn(response)).toContain(`${APPROVALS_FILE}: Line 1`);
  expect(list()).toBe('broken\n');
});
