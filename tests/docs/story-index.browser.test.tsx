import { expect, it } from 'vitest';
import { stories, storyAddress, titlesBelow } from '#stories/docs/story-index.ts';
import { writtenFlows } from '#stories/docs/written-flows.ts';

it('lists a story by its Storybook id, with the states it shows', () => {
  const found = stories.find(({ id }) => id === 'screens-dashboard--server-error');
  expect(found).toEqual({
    id: 'screens-dashboard--server-error',
    title: 'Screens/Dashboard',
    name: 'Server Error',
    states: ['dashboard.error'],
  });
  expect(storyAddress('ui-button--sheet')).toBe('./?path=/story/ui-button--sheet');
});

it('gives every story a unique id and a title', () => {
  const ids = stories.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(stories.filter(({ title }) => title === '')).toEqual([]);
});

it('lists files, not stories, under a heading', () => {
  expect(titlesBelow('UI')).toContain('UI/Button');
  expect(new Set(titlesBelow('UI')).size).toBe(titlesBelow('UI').length);
  expect(titlesBelow('Nothing')).toEqual([]);
});

it('finds the script of every flow that a story plays', () => {
  expect(writtenFlows.length).toBeGreaterThan(0);
  expect(writtenFlows.filter(({ steps }) => steps === 0)).toEqual([]);
  expect(writtenFlows.map(({ title }) => title)).toContain('From sign-up to the dashboard');
});
