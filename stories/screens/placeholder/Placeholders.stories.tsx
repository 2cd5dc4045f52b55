import { expect } from 'storybook/test';
import { paths } from '#src/lib/navigation/paths.ts';
import { everywhere } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Placeholders',
  parameters: { scenario: 'home', chromatic: everywhere },
});

export const About = meta.story({
  parameters: { at: paths.about.to(), states: ['shell.placeholder.about'] },
  play: async ({ canvas }) => {
    const name = 'Nearhand is about help from nearby';
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
});

export const Services = meta.story({
  parameters: { at: paths.services.to(), states: ['shell.placeholder.services'] },
  play: async ({ canvas }) => {
    const name = 'All our services, soon in one place';
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
});
