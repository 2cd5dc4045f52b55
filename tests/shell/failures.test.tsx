import { screen, userEvent, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { settle } from '#stories/stage/settle.ts';
import { renderApp } from '../render-app.tsx';
import { dashboardLoaded } from '#mocks/scenarios/dashboard.ts';
import { home } from '#mocks/scenarios/shell.ts';

const UNVERIFIED = { scenario: dashboardLoaded, as: 'unverified' } as const;
const RETRY = { name: 'Try again' } as const;

describe('a screen whose code fails to load', () => {
  it('says so in place of the page, and loads in place when it is retried', async () => {
    const { stage, canvas } = await renderApp(dashboardLoaded, { 'Screen offers': 'fails' });
    await userEvent.click(canvas.getByRole('link', { name: 'Offers' }));
    await canvas.findByRole('heading', { name: "We couldn't load this page" });
    canvas.getByRole('link', { name: 'Dashboard' });
    expect(stage.address()).toBe('/offers');
    expect(stage.problems.map(({ title }) => title)).toEqual(['Screen offers could not be loaded']);

    stage.code.set('Screen offers', 'hangs');
    const retry = canvas.getByRole('button', RETRY);
    await userEvent.click(retry);
    expect(retry).toHaveAttribute('aria-busy', 'true');
    expect(retry).toHaveFocus();
    stage.code.set('Screen offers', 'loads');
    await canvas.findByRole('heading', { name: 'Job Offers' });
    expect(canvas.getByRole('main')).toHaveFocus();
    await settle(stage);
    expect(stage.reloads()).toBe(0);
  });

  it('keeps the old page until the outcome is known, and loads when opened again', async () => {
    const { stage, canvas } = await renderApp(dashboardLoaded, { 'Screen offers': 'hangs' });
    await userEvent.click(canvas.getByRole('link', { name: 'Offers' }));
    canvas.getByRole('heading', { name: 'Hello, Clara' });
    stage.code.set('Screen offers', 'fails');
    await canvas.findByRole('heading', { name: "We couldn't load this page" });
    await userEvent.click(canvas.getByRole('link', { name: 'Dashboard' }));
    await canvas.findByRole('heading', { name: 'Hello, Clara' });
    stage.code.set('Screen offers', 'loads');
    await userEvent.click(canvas.getByRole('link', { name: 'Offers' }));
    await canvas.findByRole('heading', { name: 'Job Offers' });
  });
});

describe('a part of a page whose code fails to load', () => {
  it('leaves the user menu out, and shows it when it is retried', async () => {
    const { stage, canvas } = await renderApp(dashboardLoaded, { UserMenu: 'fails' });
    canvas.getByRole('heading', { name: 'Hello, Clara' });
    expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't load your menu");
    stage.code.set('UserMenu', 'loads');
    await userEvent.click(canvas.getByRole('button', RETRY));
    expect(await canvas.findByRole('button', { name: /Clara/ })).toHaveFocus();
    expect(stage.problems.map(({ title }) => title)).toEqual(['UserMenu could not be loaded']);
  });

  it('says so in place of the sign-up form, and focuses its first field after a retry', async () => {
    const { stage, canvas } = await renderApp(
      { scenario: home, at: '/auth?tab=register' },
      { SignUpForm: 'fails' },
    );
    stage.code.set('SignUpForm', 'loads');
    await userEvent.click(canvas.getByRole('button', RETRY));
    expect(await canvas.findByLabelText('First name')).toHaveFocus();
  });

  it('asks for a reload when a newer version is deployed', async () => {
    const { stage, canvas } = await renderApp(UNVERIFIED, { VerificationDialog: 'gone' });
    await userEvent.click(canvas.getByRole('button', { name: /Verify/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(stage.reloads()).toBe(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Reload page' }));
    expect(stage.reloads()).toBe(1);
  });
});

describe('what fails to render', () => {
  it('is reported, and the layout stays', async () => {
    const { stage, canvas } = await renderApp(dashboardLoaded, { 'Screen offers': 'crashes' });
    await userEvent.click(canvas.getByRole('link', { name: 'Offers' }));
    await canvas.findByRole('heading', { name: 'Something went wrong on this page' });
    expect(stage.problems).toEqual([
      { title: 'Screen offers could not be shown', details: ['Error: Screen offers crashed'] },
    ]);
    await userEvent.click(canvas.getByRole('link', { name: 'Dashboard' }));
    await canvas.findByRole('heading', { name: 'Hello, Clara' });
  });

  it('is loaded again at its own address, even one that looks like another site', async () => {
    const { stage, canvas } = await renderApp(
      { scenario: home, at: '//nearhand.example/offers' },
      { 'Screen notFound': 'crashes' },
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Reload page' }));
    expect(stage.reloads()).toBe(1);
    expect(stage.fullNavigations).toEqual([]);
  });

  it('leaves the rest of the page as it is', async () => {
    const { stage, canvas } = await renderApp(dashboardLoaded, { UserMenu: 'crashes' });
    canvas.getByRole('heading', { name: 'Hello, Clara' });
    expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong here');
    expect(stage.problems).toEqual([
      { title: 'UserMenu could not be shown', details: ['Error: UserMenu crashed'] },
    ]);
    stage.code.set('UserMenu', 'loads');
    await userEvent.click(canvas.getByRole('button', RETRY));
    await canvas.findByRole('button', { name: /Clara/ });
    expect(canvas.queryByRole('alert')).toBeNull();
  });
});
