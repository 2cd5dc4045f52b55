import { expect } from 'storybook/test';
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
  parameters: { scenario: 'dashboard-signed-out', states: ['shell.guard.dashboard'] },
  play: asksToSignIn,
});

export const Messages = meta.story({
  parameters: { scenario: 'messages-signed-out', states: ['shell.guard.messages'] },
  play: asksToSignIn,
});

export const Worker = meta.story({
  parameters: { scenario: 'worker-signed-out', states: ['shell.guard.worker'] },
  play: asksToSignIn,
});

export const WorkerTasks = meta.story({
  parameters: { scenario: 'worker-tasks-signed-out', states: ['shell.guard.worker-tasks'] },
  play: asksToSignIn,
});

export const Client = meta.story({
  parameters: { scenario: 'client-signed-out', states: ['shell.guard.client'] },
  play: asksToSignIn,
});
