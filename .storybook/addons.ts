import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
import * as docsPreview from '@storybook/addon-docs/preview';
import { definePreviewAddon } from 'storybook/internal/csf';
import { checksAddon } from '#stories/checks/checks-addon.ts';

/**
 * The addons of every story. After a story, they run from the last to the first: axe looks at it as it stands, and the
 * checks resize it and change its theme.
 */
export const baseAddons = [
  // Not the addon's own function, whose module loads Storybook's components with every story.
  definePreviewAddon<DocsTypes>(docsPreview),
  checksAddon,
  addonA11y(),
] as const;
