import { expect, it } from 'vitest';
import { claimsOfFlow, claimsOfTests } from './read-claims.ts';

const statesIn = (source: string) => claimsOfTests('a.test.ts', source).map(({ state }) => state);

it.each([
  "it('clears [a.cleared]', () => {});",
  "describe('later', () => { test(`clears [a.cleared]`, run); });",
  "it.each([['clears [a.cleared]', 1]])('%s', run);",
  "it.skip('waits [a.waits]', () => {});\n\nit('clears [a.cleared]', () => {});",
  "if (false) it('waits [a.waits]', run);\nelse it('clears [a.cleared]', run);",
])('finds the state of %j', (source) => {
  expect(statesIn(source)).toEqual(['a.cleared']);
});

it.each([
  "it.skip('clears [a.cleared]', () => {});",
  "xit('clears [a.cleared]', () => {});",
  "it.skip.each([['clears [a.cleared]']])('%s', run);",
  "describe.skip('later', () => {\n  it('clears [a.cleared]', () => {});\n});",
  "// it('clears [a.cleared]', () => {});",
  "if (false) it('clears [a.cleared]', () => {});",
  "const IS_ON = false;\nIS_ON && it('clears [a.cleared]', () => {});",
  "const title = 'clears [a.cleared]';",
  "it('clears', () => expect(text).toBe('[a.cleared]'));",
])('does not count what runs never, or not always, or is no title: %j', (source) => {
  expect(statesIn(source)).toEqual([]);
});

it('takes the id of a flow for the state that it shows, unless it is commented out', () => {
  const flow =
    "export const flow: Flow = {\n  id: 'flow.sign-up',\n  steps: [{ id: 'flow.step' }],\n};";
  const claim = { state: 'flow.sign-up', by: 'flow', file: 'a.flow.ts' };
  expect(claimsOfFlow('a.flow.ts', flow)).toEqual([claim]);
  expect(claimsOfFlow('a.flow.ts', `/*\n${flow}\n*/`)).toEqual([]);
});
