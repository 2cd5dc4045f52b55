import { withoutPicture } from '#stories/checks/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { clientSendsOffer, sessionEndsWhileWriting } from './message-flows.ts';
import { play } from './play-flow.ts';

const meta = preview.meta({
  title: 'Flows/Messages',
  parameters: { scenario: 'messages-two-people', chromatic: withoutPicture },
});

export const ClientSendsOffer = meta.story({ play: play(clientSendsOffer) });

export const SessionEndsWhileWriting = meta.story({ play: play(sessionEndsWhileWriting) });
