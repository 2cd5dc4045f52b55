import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DECISIONS_FILE } from '#states/decisions.ts';
import { storySource } from '../../tests/story-source.ts';
import { answerDecision, type DecideRequest, type DecideResponse } from './decide-request.ts';

/** The hash of the story's picture. */
const HASH = 'a'.repeat(32);
const HEAD = 'story\tmode\tdecision\thash\tcomment\tby\tdate\n';
const sign = () => ({ by: 'Dana', date: '2026-11-22' });
const PICTURES = { 'desktop-light': HASH };
const change = { mode: 'desktop-light', comment: 'Too small' };
/** A request about a story with a picture, whose body differs in some members. */
const asking = (differing: object = {}) =>
  JSON.stringify({ story: 'ui-stars--sheet', pictures: PICTURES, ...differing });
const valid: DecideRequest = {
  method: 'POST',
  headers: { host: 'localhost:6006', origin: 'http://localhost:6006' },
  body: asking(),
};
let root = '';
const list = () => readFileSync(join(root, DECISIONS_FILE), 'utf8');

const messageIn = ({ body }: DecideResponse) => ('message' in body ? body.message : '');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'approve-'));
  for (const folder of ['.storybook', 'states', 'stories/references']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  writeFileSync(join(root, DECISIONS_FILE), HEAD);
  const main = "export default { stories: ['../stories/*.stories.tsx'] };";
  writeFileSync(join(root, '.storybook/main.ts'), main);
  const stories = ['export const Sheet = meta.story();', 'export const Half = meta.story();'];
  const source = storySource("title: 'UI/Stars'", ...stories);
  writeFileSync(join(root, 'stories/Stars.stories.tsx'), source);
  writeFileSync(join(root, 'stories/references/ui-stars.txt'), `sheet.desktop-light ${HASH}\n`);
});
afterEach(() => rmSync(root, { recursive: true }));

it('approves a story and returns the decisions about it', () => {
  const picture = { story: 'ui-stars--sheet', mode: 'desktop-light', hash: HASH };
  const body = { decisions: [{ ...picture, decision: 'approved', comment: '', ...sign() }] };
  expect(answerDecision(valid, root, sign)).toEqual({ status: 200, body });
  expect(list()).toBe(
    `${HEAD}ui-stars--sheet\tdesktop-light\tapproved\t${HASH}\t\tDana\t2026-11-22\n`,
  );
});

it('requests a change, whose comment becomes one line', () => {
  const request = { ...change, comment: ' Too small.\n\tMake it 44 px. ' };
  const asked = { ...valid, body: asking({ request }) };
  expect(answerDecision(asked, root, sign).status).toBe(200);
  expect(list()).toContain(`\trequested\t${HASH}\tToo small. Make it 44 px.\tDana\t`);
});

const local = 'localhost:6006';

it.each<[string, Partial<DecideRequest>, number, string]>([
  ['another method', { method: 'GET' }, 405, 'POST'],
  ['another site', from(local, 'https://evil.example'), 403, 'Only the pages of this Storybook'],
  ['a request without an origin', from(local), 403, 'Only the pages'],
  ['a name that leads here', from('evil.test', 'http://evil.test'), 403, 'your own computer'],
  ['a body that is not JSON', { body: 'story' }, 400, 'not valid JSON'],
  ['a blank comment', requesting({ comment: ' \n' }), 400, 'at request.comment'],
  ['a missing picture', requesting({ mode: 'wide-dark' }), 422, 'picture "wide-dark"'],
  ['an unknown story', { body: asking({ story: 'ui-stars--gone' }) }, 404, 'ui-stars--gone'],
  ['no picture', { body: asking({ story: 'ui-stars--half' }) }, 422, 'no picture of its own'],
  ['a new picture', { body: asking({ pictures: {} }) }, 409, 'Reload the page.'],
  ['an earlier picture', { body: asking({ pictures: { 'desktop-light': 'x' } }) }, 409, 'Reload'],
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

function from(host: string, origin?: string): Partial<DecideRequest> {
  return { headers: { host, origin } };
}

function requesting(differing: Partial<typeof change>): Partial<DecideRequest> {
  return { body: asking({ request: { ...change, ...differing } }) };
}
