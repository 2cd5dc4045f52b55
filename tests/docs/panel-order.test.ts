import { expect, it } from 'vitest';
import { putPanelAfter } from '../../.storybook/panel-order.ts';

const order = (ids: readonly string[], id: string, before: string) => {
  const panels: Record<string, unknown> = Object.fromEntries(ids.map((each) => [each, each]));
  putPanelAfter(panels, id, before);
  expect(Object.entries(panels).every(([key, panel]) => key === panel)).toBe(true);
  return Object.keys(panels);
};

it('moves a panel right after another one', () => {
  expect(order(['controls', 'actions', 'a11y', 'world'], 'world', 'controls')).toEqual([
    'controls',
    'world',
    'actions',
    'a11y',
  ]);
  expect(order(['actions', 'controls', 'world'], 'world', 'controls')).toEqual([
    'actions',
    'controls',
    'world',
  ]);
});

it('changes nothing without one of the two', () => {
  expect(order(['actions', 'world'], 'world', 'controls')).toEqual(['actions', 'world']);
  expect(order(['controls', 'actions'], 'world', 'controls')).toEqual(['controls', 'actions']);
});
