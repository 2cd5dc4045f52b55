import { within } from 'storybook/test';
import { paths } from '#src/lib/navigation/paths.ts';
import { onlyIn } from '#states/modes.ts';
import { settle } from '#stories/stage/settle.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import preview from '#stories/stage/preview.tsx';
import { openVerification } from '../screens/auth/verification-steps.ts';
import { dashboardLoaded } from '#mocks/scenarios/dashboard.ts';
import { home, unread99 } from '#mocks/scenarios/shell.ts';
import { AuthScreen } from '#src/screens/auth/AuthScreen.tsx';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { PaymentScreen } from '#src/screens/payment/PaymentScreen.tsx';

/**
 * A window of 1280 by 800 px at 200% has room for 640 by 400 px: nothing is lost, nothing scrolls
 * sideways, and no sticky bar covers the page.
 */
const meta = preview.meta({
  title: 'Accessibility/Zoom to 200 %',
  parameters: { frame: true, chromatic: onlyIn('zoomed light') },
  globals: { viewport: { value: 'zoomed' } },
});

export const SignIn = meta.story({
  parameters: { scenario: home, screens: [AuthScreen], at: paths.auth.to() },
});

export const SignUp = meta.story({
  parameters: { scenario: home, screens: [AuthScreen], at: paths.auth.to({ tab: 'register' }) },
});

export const Verification = meta.story({
  parameters: { scenario: home, screens: [AuthScreen], at: paths.auth.to() },
  play: async (context) => {
    await openVerification(context);
  },
});

export const Dashboard = meta.story({
  parameters: { scenario: dashboardLoaded, screens: [DashboardScreen], as: 'longName' },
});

export const Menu = meta.story({
  parameters: { scenario: unread99, screens: [PaymentScreen], at: paths.payment.to() },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await settle(stageOf(context));
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    const menu = within(canvas.getByRole('navigation'));
    await menu.findByRole('link', { name: 'Messages 99 unread messages' });
  },
});
