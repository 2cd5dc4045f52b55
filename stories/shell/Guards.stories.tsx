import { expect } from 'storybook/test';
import { paths } from '#src/lib/paths.ts';
import preview from '../../.storybook/preview.tsx';
import { stageOf } from '#stories/stage/stage-addon.ts';

const meta = preview.meta({ title: 'Shell/Guards', parameters: { frame: true } });

interface Seen {
  canvas: { findByRole(role: 'alert'): Promise<HTMLElement> };
  loaded: Record<string, unknown>;
  id: string;
}

/** A visitor is led to sign-in, and told why. */
async function asksToSignIn(context: Seen): Promise<void> {
  await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
    'Please sign in to see this page.',
  );
  await expect(stageOf(context).address()).toBe('/auth');
}

export const Dashboard = meta.story({
  parameters: { scenario: 'dashboard-loaded', as: 'nobody', states: ['shell.guard.dashboard'] },
  play: asksToSignIn,
});

export const Messages = meta.story({
  parameters: { scenario: 'home', at: paths.messages.to(), states: ['shell.guard.messages'] },
  play: asksToSignIn,
});

export const Worker = meta.story({
  parameters: { scenario: 'home', at: paths.worker.to(), states: ['shell.guard.worker'] },
  play: asksToSignIn,
});

export const WorkerTasks = meta.story({
  parameters: {
    scenario: 'home',
    at: paths.workerTasks.to(),
    states: ['shell.guard.worker-tasks'],
  },
  play: asksToSignIn,
});

export const Client = meta.story({
  parameters: { scenario: 'home', at: paths.client.to(), states: ['shell.guard.client'] },
  play: asksToSignIn,
});
