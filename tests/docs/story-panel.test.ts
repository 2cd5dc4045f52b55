import { expect, it } from 'vitest';
import { openPanelOfStory } from '../../.storybook/story-panel.ts';

/** A manager in which stories are opened one after the other. */
function openManager(panel: string) {
  let listener: (event: { readonly id: string }) => void = () => {};
  openPanelOfStory({
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

it('opens each kind of story on its panel, whichever of them the last session ended on', () => {
  const { open } = openManager('storybook/interactions/panel');
  expect(open('ui-button--sheet')).toBe('addon-controls');
  expect(open('flows--both-review')).toBe('storybook/interactions/panel');
});

it('leaves the reader on the panel that was chosen', () => {
  const { open, select } = openManager('addon-controls');
  open('ui-button--sheet');
  select('storybook/a11y/panel');
  expect(open('flows--both-review')).toBe('storybook/a11y/panel');
});
