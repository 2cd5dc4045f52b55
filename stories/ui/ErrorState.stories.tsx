import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { LostScene } from '#src/ui/illustrations/LostScene.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

const meta = preview.meta({
  title: 'UI/ErrorState',
  component: ErrorState,
  tags: ['autodocs'],
  decorators: [framed],
  args: {
    title: 'We could not load this profile',
    message: 'Something went wrong on our side. Your data is safe; try again in a moment.',
  },
});

export const WithRetry = meta.story({
  args: { onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Retrying = meta.story({ args: { onRetry: fn(), busy: true } });

export const NotFound = meta.story({
  args: {
    picture: <LostScene className="max-w-80" />,
    title: 'This page is not here',
    message: 'The address may be old, or a letter may be missing.',
    action: <TextLink href="#home">Go to the home page</TextLink>,
  },
});
