import { showsRole } from './steps.ts';
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
  play: showsRole('link', { name: 'Go to home page' }),
});
