import { showsRole, showsText } from '../screens/steps.ts';
import { expect } from 'storybook/test';
import { paths } from '#src/lib/navigation/paths.ts';
import { inAllModes } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { dashboardLoaded } from '#mocks/scenarios/dashboard.ts';
import { home } from '#mocks/scenarios/shell.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { PaymentScreen } from '#src/screens/payment/PaymentScreen.tsx';
import { AuthScreen } from '#src/screens/auth/AuthScreen.tsx';

const meta = preview.meta({
  title: 'Shell/Failures',
  component: DashboardScreen,
  parameters: {
    scenario: dashboardLoaded,
    frame: true,
    // The app reports what it catches; React would log it as well.
    react: { rootOptions: { onCaughtError: () => {} } },
  },
});

/** The code of a page could not be loaded: its layout stays, and it can be retried in place. */
export const ScreenNotLoaded = meta.story({
  parameters: { code: { 'Screen dashboard': 'fails' }, chromatic: inAllModes },
  play: async (context) => {
    await context.canvas.findByRole('heading', { name: "We couldn't load this page" });
    const titles = stageOf(context).problems.map(({ title }) => title);
    await expect(titles).toEqual(['Screen dashboard could not be loaded']);
  },
});

/** A retry that failed as well: a reload is worth a try. */
export const RetryFailed = meta.story({
  parameters: {
    code: { 'Screen dashboard': 'fails' },
    steps: [['press', 'button', '^Try again$']],
  },
  play: showsRole('button', { name: 'Reload page' }),
});

/** A page that failed to render. */
export const PageError = meta.story({
  parameters: { code: { 'Screen dashboard': 'crashes' }, chromatic: inAllModes },
  play: showsRole('heading', { name: 'Something went wrong on this page' }),
});

export const UserMenuNotLoaded = meta.story({
  parameters: { at: paths.payment.to(), screens: [PaymentScreen], code: { UserMenu: 'fails' } },
  play: showsText("We couldn't load your menu"),
});

export const SignUpFormNotLoaded = meta.story({
  parameters: {
    scenario: home,
    at: '/auth?tab=register',
    screens: [AuthScreen],
    code: { SignUpForm: 'fails' },
  },
  play: showsText("We couldn't load this form", 'Check your connection and try again.'),
});

/** The page behind a dialog that could not be loaded stays as it is. */
export const DialogNotLoaded = meta.story({
  parameters: {
    as: 'unverified',
    code: { VerificationDialog: 'fails' },
    frame: false,
    steps: [['press', 'button', '^Verify email$']],
  },
  play: showsRole('alertdialog', { name: "We couldn't load this" }),
});
