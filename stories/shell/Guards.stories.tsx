import type { StepContext } from '#stories/stage/step-context.ts';
import { showsText } from '../screens/steps.ts';
import { expect } from 'storybook/test';
import { paths } from '#src/lib/navigation/paths.ts';
import { samePictureAs } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { authCopy } from '#src/features/auth/copy.ts';
import { dashboardLoaded } from '#mocks/scenarios/dashboard.ts';
import { home } from '#mocks/scenarios/shell.ts';
import { AuthScreen } from '#src/screens/auth/AuthScreen.tsx';

const meta = preview.meta({
  title: 'Shell/Guards',
  component: AuthScreen,
  parameters: { scenario: home, frame: true },
});

/** Checks that a signed-out visitor is redirected to sign-in, with the reason. */
async function redirectsToSignIn(context: StepContext): Promise<void> {
  await showsText(authCopy.reasons['sign-in-needed'].title)(context);
  await expect(stageOf(context).address()).toBe('/auth');
}

const sameAsDashboard = { chromatic: samePictureAs('shell-guards/dashboard.desktop-light') };

export const Dashboard = meta.story({
  parameters: { scenario: dashboardLoaded, as: 'nobody', states: ['shell.guard.dashboard'] },
  play: redirectsToSignIn,
});

export const Messages = meta.story({
  parameters: { ...sameAsDashboard, at: paths.messages.to(), states: ['shell.guard.messages'] },
  play: redirectsToSignIn,
});

export const Worker = meta.story({
  parameters: { ...sameAsDashboard, at: paths.worker.to(), states: ['shell.guard.worker'] },
  play: redirectsToSignIn,
});

export const WorkerTasks = meta.story({
  parameters: {
    at: paths.workerTasks.to(),
    states: ['shell.guard.worker-tasks'],
    chromatic: samePictureAs('shell-guards/dashboard.desktop-light'),
  },
  play: redirectsToSignIn,
});

export const Client = meta.story({
  parameters: { ...sameAsDashboard, at: paths.client.to(), states: ['shell.guard.client'] },
  play: redirectsToSignIn,
});
