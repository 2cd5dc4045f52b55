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
    const name = 'Help for your home, by students next door';
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
    const prices = canvas.getAllByText(/^From \$/).map(({ textContent }) => textContent);
    await expect(prices).toEqual([
      'From $40',
      'From $60',
      'From $80',
      'From $70',
      'From $90',
      'From $50',
    ]);
    await expect(canvas.getByRole('link', { name: 'Plumbing' })).toHaveAttribute(
      'href',
      '/client?post=Plumbing',
    );
  },
});
