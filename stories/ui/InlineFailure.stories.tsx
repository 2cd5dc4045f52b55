import { expect, fn, within } from 'storybook/test';
import { InlineFailure } from '#src/ui/InlineFailure.tsx';
import type { PartTrouble } from '#src/ui/lazy-part.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, sheetItem, SheetSection } from './sheet.tsx';

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

export const Line = meta.story({ tags: ['!test'] });

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
      <SheetSection
        title="In a row of controls"
        column="lg"
        states={{ Failed: trouble, 'Trying again': { ...trouble, isBusy: true } }}
      >
        {(state: PartTrouble) => <InlineFailure {...MENU} trouble={state} />}
      </SheetSection>
      <SheetSection
        title="In the width of its container"
        column="lg"
        states={{
          Failed: trouble,
          'Failed twice': { ...trouble, canReload: true },
          'Failed to render': { ...trouble, cause: 'render' },
          'A newer version is deployed': { ...trouble, isOutdated: true },
        }}
      >
        {(state: PartTrouble) => <InlineFailure {...FORM} trouble={state} />}
      </SheetSection>
    </>
  ),
  play: async ({ canvasElement }) => {
    const twice = within(sheetItem(canvasElement, 'Failed twice'));
    await expect(twice.getByRole('alert')).toHaveTextContent(FORM.title);
  },
});
