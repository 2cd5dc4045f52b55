import { expect, waitFor } from 'storybook/test';
import { HeroSearch } from '#src/features/landing/HeroSearch.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed, inColumn, SheetItem, SheetSection } from '../../ui/sheet.tsx';
import { onNavigate, signedInAs } from '../signed-in.tsx';

const meta = preview.meta({
  title: 'Features/Landing/HeroSearch',
  component: HeroSearch,
  tags: ['autodocs'],
  decorators: [framed, signedInAs(null)],
});

/** Who is signed out is sent to sign up from there (decision D15). */
export const Submitted = meta.story({
  decorators: [inColumn('max-w-160')],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Mow the lawn{Enter}');
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith('/client?post=Mow+the+lawn'));
  },
});

/** As wide as in the hero, and as narrow as on a small phone. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <SheetSection title="Widths" column="full">
      <SheetItem caption="In the hero">
        <div className="max-w-160">
          <HeroSearch />
        </div>
      </SheetItem>
      <SheetItem caption="On a small phone">
        <div className="max-w-72">
          <HeroSearch />
        </div>
      </SheetItem>
    </SheetSection>
  ),
});
