import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { SlowNotice } from '#src/ui/SlowNotice.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetItem, SheetSection } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/SlowNotice',
  component: SlowNotice,
  tags: ['autodocs'],
  decorators: [framed],
  args: {
    children: 'Keep waiting, or stop and try again.',
    stopLabel: 'Stop waiting',
    onStop: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const [notice] = canvas.getAllByRole('status');
    await expect(notice).toHaveTextContent('Taking longer than usual');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop waiting' }));
    await expect(args.onStop).toHaveBeenCalledTimes(1);
  },
});

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: (args) => (
    <>
      <SheetSection title="Alone" column="lg">
        <SheetItem caption="Default">
          <SlowNotice {...args} />
        </SheetItem>
        <SheetItem caption="Long text">
          <SlowNotice {...args} stopLabel="Stop waiting and go back to the form">
            The server has not answered yet. It may still do so; if you stop waiting, nothing that
            you typed is lost.
          </SlowNotice>
        </SheetItem>
      </SheetSection>
      <SheetSection title="In a form" column="lg">
        <SheetItem caption="Under a busy button">
          <div className="flex flex-col gap-5">
            <Button isBusy isFullWidth>
              Sign in
            </Button>
            <SlowNotice {...args} />
          </div>
        </SheetItem>
      </SheetSection>
    </>
  ),
});
