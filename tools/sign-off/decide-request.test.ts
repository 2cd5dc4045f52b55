import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storySource } from '../../tests/story-source.ts';
import { answerDecision, type DecideRequest, type DecideResponse } from './decide-request.ts';
import { DECISIONS_FILE } from './sign-off.ts';

/** The hash of the story's picture. */
const HASH = 'a'.repeat(32);
const HEAD = 'story\tmode\tdecision\thash\tcomment\tby\tdate\n';
const sign = () => ({ by: 'Dana', date: '2026-11-22' });
function bodyFor(
  story: string,
  pictures: Readonly<Record<string, string>>,
  request?: Readonly<Record<string, unknown>>,
): string {
  return JSON.stringify({ story, pictures, request });
}
const change = { mode: 'desktop-light', comment: 'Too small' };
const valid: DecideRequest = {
  method: 'POST',
  headers: { host: 'localhost:6006', origin: 'http://localhost:6006' },
  body: bodyFor('ui-stars--sheet', { 'desktop-light': HASH }),
};
let root = '';
const list = () => readFileSync(join(root, DECISIONS_FILE), 'utf8');

function messageIn({ body }: DecideResponse): string {
  return 'message' in body ? body.message : '';
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'approve-'));
  for (const folder of ['.storybook', 'states', 'stories/references']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  writeFileSync(join(root, DECISIONS_FILE), HEAD);
  writeFileSync(
    join(root, '.storybook/main.ts'),
    "export default { stories: ['../stories/*.stories.tsx'] };",
  );
  writeFileSync(
    join(root, 'stories/Stars.stories.tsx'),
    storySource(
      "title: 'UI/Stars'",
      'export const Sheet = meta.story();',
      'export const Half = meta.story();',
    ),
  );
  writeFileSync(join(root, 'stories/references/ui-stars.txt'), `sheet.desktop-light ${HASH}\n`);
});
afterEach(() => rmSync(root, { recursive: true }));

it('approves a story and returns the decisions about it', () => {
  const approval = {
    story: 'ui-stars--sheet',
    mode: 'desktop-light',
    hash: HASH,
    decision: 'approved',
    comment: '',
    ...sign(),
  };
  expect(answerDecision(valid, root, sign)).toEqual({
    status: 200,
    body: { decisions: [approval] },
  });
  expect(list()).toBe(
    `${HEAD}ui-stars--sheet\tdesktop-light\tapproved\t${HASH}\t\tDana\t2026-11-22\n`,
  );
});

it('requests a change, whose comment becomes one line', () => {
  const request = { ...change, comment: ' Too small.\n\tMake it 44 px. ' };
  const asked = { ...valid, body: bodyFor('ui-stars--sheet', { 'desktop-light': HASH }, request) };
  expect(answerDecision(asked, root, sign).status).toBe(200);
  expect(list()).toContain(`\trequested\t${HASH}\tToo small. Make it 44 px.\tDana\t`);
});

it.each<[string, Partial<DecideRequest>, number, string]>([
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
  ['a body that is not JSON', { body: 'story' }, 400, 'expected object'],
  ['a body without a story', { body: '{"story":3,"pictures":{}}' }, 400, 'at story'],
  ['a body without pictures', { body: '{"story":"ui-stars--sheet"}' }, 400, 'at pictures'],
  [
    'a request without a comment',
    {
      body: bodyFor('ui-stars--sheet', { 'desktop-light': HASH }, { ...change, comment: ' \n' }),
    },
    400,
    'at request.comment',
  ],
  [
    'a request for a picture that is not there',
    {
      body: bodyFor('ui-stars--sheet', { 'desktop-light': HASH }, { ...change, mode: 'wide-dark' }),
    },
    422,
    'no picture "wide-dark"',
  ],
  ['an unknown story', { body: bodyFor('ui-stars--gone', {}) }, 404, 'ui-stars--gone'],
  ['a story without a picture', { body: bodyFor('ui-stars--half', {}) }, 422, 'take it first'],
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
  const response = answerDecision({ ...valid, ...change }, root, sign);
  expect(response.status).toBe(status);
  expect(messageIn(response)).toContain(message);
  expect(list()).toBe(HEAD);
});

it('reports a malformed list and leaves it alone', () => {
  writeFileSync(join(root, DECISIONS_FILE), 'broken\n');
  const response = answerDecision(valid, root, sign);
  expect(response.status).toBe(500);
  expect(messageIn(response)).toContain(`${DECISIONS_FILE}: Line 1`);
  expect(list()).toBe('broken\n');
});
