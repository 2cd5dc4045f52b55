import { expect, fn } from 'storybook/test';
import { inAllModes } from '#states/modes.ts';
import { KioskNotice } from '#workbench/kiosk/KioskNotice.tsx';
import preview from '../../.storybook/preview.tsx';

/** Announces that an idle demo is about to be reset. */
const meta = preview.meta({
  title: 'Workbench/Kiosk notice',
  component: KioskNotice,
  args: { secondsLeft: 12, onStay: fn() },
  // The notice is at the top of the window: here, of a box.
  decorators: [
    (Story) => (
      <div className="h-60 contain-layout">
        <Story />
      </div>
    ),
  ],
});

export const Counting = meta.story({
  parameters: { chromatic: inAllModes },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('The demo starts over in 12 seconds.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: "I'm still here" }));
    await expect(args.onStay).toHaveBeenCalled();
  },
});
