import { settled, showsRole, showsText } from '../screens/steps.ts';
import type { Action } from '#flows/flow.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { logout } from '#src/contract/auth.ts';
import { never } from '#mocks/faults/faults.ts';
import { ACCOUNT_LINKS } from '#src/app/layout/signed-in-links.ts';
import { SIGNED_IN_LINKS } from '#src/app/layout/nav-links.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { inAllModes, onlyIn } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import { settle } from '../stage/settle.ts';
import type { Stage } from '../stage/stage.ts';
import { dashboardLoaded } from '#mocks/scenarios/dashboard.ts';
import { home, unread1, unread100, unread99 } from '#mocks/scenarios/shell.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { PaymentScreen } from '#src/screens/payment/PaymentScreen.tsx';
import { OffersScreen } from '#src/screens/offers/OffersScreen.tsx';

const OPEN_MENU: Action = ['press', 'button', '^Open the menu$'];

const meta = preview.meta({
  title: 'Shell/Navigation',
  component: PaymentScreen,
  parameters: { scenario: home, frame: true, at: paths.payment.to() },
});

export const SignedOut = meta.story({
  parameters: { states: ['shell.nav.signed-out', 'shell.footer'] },
  play: showsText('© 2026 Nearhand. Neighbors helping neighbors.'),
});

export const SignedIn = meta.story({
  parameters: { as: 'client', states: ['shell.nav.signed-in.unread-0', 'shell.nav.at-top'] },
  play: async (context) => {
    const { canvas } = context;
    await scrollTo(context, stageOf(context), 10);
    await expect(canvas.queryByText(/unread message/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('banner')).not.toHaveAttribute('data-scrolled');
  },
});

export const OneUnread = meta.story({
  parameters: { scenario: unread1, states: ['shell.nav.signed-in.unread-1'] },
  play: showsRole('link', { name: 'Messages 1 unread message' }),
});

export const NinetyNineUnread = meta.story({
  parameters: {
    scenario: unread99,
    states: ['shell.nav.signed-in.unread-99'],
    chromatic: inAllModes,
  },
  play: showsRole('link', { name: 'Messages 99 unread messages' }),
});

export const HundredUnread = meta.story({
  parameters: { scenario: unread100, states: ['shell.nav.signed-in.unread-100'] },
  play: showsRole('link', { name: 'Messages 100 unread messages' }),
});

export const UserMenu = meta.story({
  parameters: {
    as: 'client',
    states: ['shell.nav.user-menu.open'],
    steps: [['press', 'button', 'Clara']],
  },
  play: showsRole('menuitem', { name: 'Profile' }),
});

export const LoggingOut = meta.story({
  parameters: {
    as: 'client',
    faults: [never(logout)],
    states: ['shell.nav.logout.in-flight'],
    steps: [
      ['press', 'button', 'Clara'],
      ['press', 'menuitem', '^Logout$'],
    ],
  },
  play: async (context) => {
    await showsRole('menuitem', { name: 'Logout', busy: true })(context);
    await expect(screen.getByText('Signing you out')).toHaveRole('status');
  },
});

/** With the menu closed, its button shows the progress. */
export const LoggingOutWithClosedMenu = meta.story({
  parameters: { as: 'client', faults: [never(logout)] },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /Clara/ });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

export const ActiveLink = meta.story({
  parameters: {
    at: paths.offers.to(),
    screens: [OffersScreen],
    as: 'client',
    states: ['shell.nav.active-link'],
  },
  play: showsRole('link', { name: 'Offers', current: 'page' }),
});

export const Scrolled = meta.story({
  parameters: { as: 'client', states: ['shell.nav.scrolled'] },
  play: async (context) => {
    await scrollTo(context, stageOf(context), 11);
    await waitFor(() =>
      expect(context.canvas.getByRole('banner')).toHaveAttribute('data-scrolled'),
    );
  },
});

export const MobileSignedOut = meta.story({
  parameters: {
    states: ['shell.nav.mobile.signed-out.open'],
    chromatic: onlyIn('phone light'),
    steps: [OPEN_MENU],
  },
  globals: { viewport: { value: 'phone' } },
  play: showsRole('link', { name: 'Login / Register' }),
});

export const MobileSignedIn = meta.story({
  parameters: {
    scenario: unread99,
    at: '/dashboard',
    screens: [DashboardScreen],
    states: ['shell.nav.mobile.signed-in.open'],
    chromatic: onlyIn('phone light'),
    steps: [OPEN_MENU],
  },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await playSteps(context);
    const menu = within(context.canvas.getByRole('navigation'));
    // Profile leads to the dashboard, too.
    await expect(await menu.findAllByRole('link', { current: 'page' })).toEqual([
      menu.getByRole('link', { name: 'Dashboard' }),
    ]);
    await expect(menu.getAllByRole('link')).toHaveLength(
      SIGNED_IN_LINKS.length + ACCOUNT_LINKS.length,
    );
  },
});

/** The menu covers the page, so it closes when the focus moves there. */
export const MobileFocusLeaves = meta.story({
  parameters: {
    scenario: dashboardLoaded,
    at: paths.dashboard.to(),
    screens: [DashboardScreen],
    chromatic: onlyIn('phone light'),
  },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await settled(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    canvas.getByRole('button', { name: 'Logout' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Read' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Logout' })).toBeNull();
    const button = canvas.getByRole('button', { name: 'Open the menu' });
    await expect(button).toBeVisible();
    // A press below the menu closes it, and doesn't reach the page.
    await userEvent.click(button);
    const below = document.elementFromPoint(innerWidth / 2, innerHeight - 8) as HTMLElement;
    await expect(canvas.getByRole('main')).not.toContainElement(below);
    await userEvent.click(below);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Logout' })).toBeNull());
  },
});

export const MobileLoggingOut = meta.story({
  parameters: {
    as: 'client',
    faults: [never(logout)],
    chromatic: onlyIn('phone light'),
    steps: [OPEN_MENU, ['press', 'button', '^Logout$']],
  },
  globals: { viewport: { value: 'phone' } },
  play: showsRole('button', { name: 'Logout', busy: true }),
});

/** The badge is at the corner of the icon and covers less than a quarter of it. */
export const MobileUnread = meta.story({
  parameters: { scenario: unread100, chromatic: onlyIn('phone light') },
  globals: { viewport: { value: 'phone' } },
  play: showsRole('link', { name: 'Messages 100 unread messages' }),
});

export const CollapsedJustBelowTheBar = meta.story({
  parameters: { as: 'client', chromatic: onlyIn('collapsed light') },
  globals: { viewport: { value: 'collapsed' } },
  play: showsRole('button', { name: 'Open the menu' }),
});

/** Makes the page tall enough and scrolls it, after its route has loaded and reset the scroll. */
async function scrollTo(
  { canvasElement }: { canvasElement: HTMLElement },
  stage: Stage,
  pixels: number,
): Promise<void> {
  await settle(stage);
  canvasElement.style.minHeight = '200vh';
  window.scrollTo(0, pixels);
  await expect(window.scrollY).toBe(pixels);
  await settle(stage);
}
