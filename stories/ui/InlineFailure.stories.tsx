import { expect, fn } from 'storybook/test';
import { InlineFailure } from '#src/ui/InlineFailure.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetItem, SheetSection } from './sheet.tsx';

const trouble = {
  cause: 'load' as const,
  isBusy: false,
  isOutdated: false,
  canReload: false,
  onRetry: fn(),
  onReload: fn(),
};
const MENU = { kind: 'line', title: "We couldn't load your menu" } as const;
const FORM = { kind: 'block', title: "We couldn't load this form" } as const;

const meta = preview.meta({
  title: 'UI/InlineFailure',
  component: InlineFailure,
  tags: ['autodocs'],
  decorators: [framed],
  args: { ...MENU, trouble },
});

export const Line = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.trouble.onRetry).toHaveBeenCalledOnce();
  },
});

export const Block = meta.story({
  args: FORM,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(FORM.title);
  },
});

/** Only a reload can help: a retry would ask for files that are gone. */
export const Outdated = meta.story({
  args: { ...FORM, trouble: { ...trouble, isOutdated: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload page' }));
    await expect(args.trouble.onReload).toHaveBeenCalledOnce();
  },
});

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      <SheetSection title="In a row of controls" column="lg">
        <SheetItem caption="Failed">
          <InlineFailure {...MENU} trouble={trouble} />
        </SheetItem>
        <SheetItem caption="Trying again">
          <InlineFailure {...MENU} trouble={{ ...trouble, isBusy: true }} />
        </SheetItem>
      </SheetSection>
      <SheetSection title="In the width of its container" column="lg">
        <SheetItem caption="Failed">
          <InlineFailure {...FORM} trouble={trouble} />
        </SheetItem>
        <SheetItem caption="Failed twice">
          <InlineFailure {...FORM} trouble={{ ...trouble, canReload: true }} />
        </SheetItem>
        <SheetItem caption="Failed to render">
          <InlineFailure {...FORM} trouble={{ ...trouble, cause: 'render' }} />
        </SheetItem>
        <SheetItem caption="A newer version is deployed">
          <InlineFailure {...FORM} trouble={{ ...trouble, isOutdated: true }} />
        </SheetItem>
      </SheetSection>
    </>
  ),
});
