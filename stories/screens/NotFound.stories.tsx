import { expect } from 'storybook/test';
import { everywhere } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Screens/Not found' });

export const UnknownAddress = meta.story({
  parameters: {
    scenario: 'home',
    at: '/nope',
    states: ['shell.route.unknown'],
    chromatic: everywhere,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to home page' })).toBeVisible();
  },
});
