import { showsLink, showsRole } from '../steps.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { everywhere } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import { home } from '#mocks/scenarios/shell.ts';
import { AboutScreen } from '#src/screens/placeholder/AboutScreen.tsx';
import { ServicesScreen } from '#src/screens/placeholder/ServicesScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Placeholders',
  component: AboutScreen,
  parameters: { scenario: home, chromatic: everywhere },
});

export const About = meta.story({
  parameters: { at: paths.about.to(), states: ['shell.placeholder.about'] },
  play: showsRole('heading', { level: 1, name: 'Nearhand is about help from nearby' }),
});

export const Services = meta.story({
  parameters: {
    at: paths.services.to(),
    screens: [ServicesScreen],
    states: ['shell.placeholder.services'],
  },
  play: showsLink('Plumbing', '/client?post=Plumbing'),
});
