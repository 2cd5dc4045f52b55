import { expect, it } from 'vitest';
import { openFlowsOnInteractions } from '../../.storybook/flow-panel.ts';

/** A manager in which stories are opened one after the other. */
function openManager() {
  let panel = 'addon-controls';
  let listener: (event: { readonly id: string }) => void = () => {};
  openFlowsOnInteractions({
    on: (_, added) => {
      listener = added as typeof listener;
      return () => {};
    },
    getSelectedPanel: () => panel,
    setSelectedPanel: (id: string) => {
      panel = id;
    },
  });
  return {
    open(id: string): string {
      listener({ id });
      return panel;
    },
    select(id: string) {
      panel = id;
    },
  };
}

const INTERACTIONS = 'storybook/interactions/panel';

it('opens flows on Interactions, and other stories on Controls', () => {
  const { open } = openManager();
  expect(open('flows--both-review')).toBe(INTERACTIONS);
  expect(open('flows--whole-way')).toBe(INTERACTIONS);
  expect(open('ui-button--sheet')).toBe('addon-controls');
});

it('returns to the panel that was open before, unless another one was selected', () => {
  const { open, select } = openManager();
  open('ui-button--sheet');
  select('storybook/a11y/panel');
  expect(open('flows--both-review')).toBe(INTERACTIONS);
  expect(open('ui-button--sheet')).toBe('storybook/a11y/panel');
  open('flows--both-review');
  select('storybook/actions/panel');
  expect(open('flows--whole-way')).toBe('storybook/actions/panel');
  expect(open('ui-button--sheet')).toBe('storybook/actions/panel');
});

it('opens other stories on Controls when a session begins with a flow on Interactions', () => {
  const { open, select } = openManager();
  select(INTERACTIONS);
  open('flows--both-review');
  expect(open('ui-button--sheet')).toBe('addon-controls');
});
