/** The ids of panels: two of Storybook's, and ours. */
export const CONTROLS = 'addon-controls';
export const INTERACTIONS = 'storybook/interactions/panel';
export const WORLD = 'nearhand/world';

/**
 * Moves a panel right after another one. Storybook shows panels in the order in which they were added, with
 * its own before those of the project.
 *
 * @param panels Storybook's panels by id; changed in place
 * @param id the panel to move
 * @param before the panel that it follows; without it, nothing changes
 */
export function putPanelAfter(panels: Record<string, unknown>, id: string, before: string): void {
  const ids = Object.keys(panels);
  const position = ids.indexOf(before);
  if (position === -1 || !(id in panels)) return;
  for (const later of [id, ...ids.slice(position + 1).filter((other) => other !== id)]) {
    const panel = panels[later];
    delete panels[later];
    panels[later] = panel;
  }
}
