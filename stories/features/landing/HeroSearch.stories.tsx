import { expect, waitFor } from 'storybook/test';
import { HeroSearch } from '#src/features/landing/HeroSearch.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { inThreeModes } from '#states/modes.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { SheetItem, SheetSection } from '../../ui/sheet.tsx';

const meta = preview.meta({
  title: 'Features/Landing/HeroSearch',
  component: HeroSearch,
  tags: ['autodocs'],
  decorators: [framed],
  parameters: {
    feature: () =>
      scenario({
        id: 'feature-hero-search',
        title: 'The search box of the landing page',
        at: paths.home.to(),
      }),
  },
  render: () => (
    <div className="max-w-160">
      <HeroSearch />
    </div>
  ),
});

/** Who is signed out is sent to sign up from there (decision D15). */
export const Submitted = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole('textbox'), 'Mow the lawn{Enter}');
    await waitFor(() => expect(stageOf(context).address()).toBe('/client?post=Mow+the+lawn'));
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
