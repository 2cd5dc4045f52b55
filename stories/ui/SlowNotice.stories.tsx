import { expect, fn, userEvent } from 'storybook/test';
import { SlowNotice } from '#src/ui/SlowNotice.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/SlowNotice',
  component: SlowNotice,
  tags: ['autodocs'],
  decorators: [framed],
  args: { onStop: fn() },
});

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  play: async ({ canvas, args }) => {
    const [notice] = canvas.getAllByRole('status');
    await expect(notice).toHaveTextContent('Taking longer than usual');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop waiting' }));
    await expect(args.onStop).toHaveBeenCalledTimes(1);
  },
});
