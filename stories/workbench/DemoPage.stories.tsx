import { expect, fn } from 'storybook/test';
import { inAllModes } from '#states/modes.ts';
import { DemoPage } from '#workbench/demo/DemoPage.tsx';
import preview from '../../.storybook/preview.tsx';

/** The page /demo around its two frames, whose content is the app. */
const meta = preview.meta({
  title: 'Workbench/Demo page',
  component: DemoPage,
  args: {
    home: '#home',
    addressOf: (person) => `#${person}`,
    renderApp: () => <p className="grid h-full place-items-center text-ink-muted">The app</p>,
    onStartOver: fn(() => Promise.resolve()),
  },
});

/** Side by side; below 1024 px, one at a time. */
export const TwoPeople = meta.story({
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Clara Novak' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(args.onStartOver).toHaveBeenCalled();
  },
});

/** One of them on a phone. */
export const PhoneWidth = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Phone width for Wes' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
});
