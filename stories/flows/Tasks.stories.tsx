import { withoutPicture } from '#stories/checks/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { play } from './play-flow.ts';
import { clientPostsTask } from './posting-flows.ts';
import { workerFirstMessage } from './task-flows.ts';
import { wholeWay } from './whole-way-flows.ts';

const meta = preview.meta({
  title: 'Flows/Tasks',
  parameters: { scenario: 'tasks-between-two', chromatic: withoutPicture },
});

export const WorkerFirstMessage = meta.story({ play: play(workerFirstMessage) });

export const ClientPostsTask = meta.story({ play: play(clientPostsTask) });

export const WholeWay = meta.story({ play: play(wholeWay) });
