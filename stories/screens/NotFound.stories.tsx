import { showsRole } from './steps.ts';
import { everywhere } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import { home } from '#mocks/scenarios/shell.ts';
import { NotFoundScreen } from '#src/screens/not-found/NotFoundScreen.tsx';

const meta = preview.meta({ title: 'Screens/Not found', component: NotFoundScreen });

export const UnknownAddress = meta.story({
  parameters: {
    scenario: home,
    at: '/nope',
    states: ['shell.route.unknown'],
    chromatic: everywhere,
  },
  play: showsRole('link', { name: 'Go to home page' }),
});
