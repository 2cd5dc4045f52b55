import { withoutPicture } from '#stories/checks/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { play } from './play-flow.ts';
import { registerToDashboard, sessionExpired } from './session-flows.ts';

const meta = preview.meta({
  title: 'Flows/Session',
  // A flow takes no picture; the screens it visits have their own.
  parameters: { scenario: 'demo', chromatic: withoutPicture },
});

export const RegisterToDashboard = meta.story({ play: play(registerToDashboard) });

export const SessionExpired = meta.story({ play: play(sessionExpired) });
