import { TextLink } from '#src/ui/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetItem, SheetSection } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  decorators: [framed],
});

export const BesideAFigure = meta.story({
  tags: ['!test'],
  render: () => (
    <p>
      <span aria-hidden>4.8 / 5</span>
      <VisuallyHidden>Rated 4.8 out of 5</VisuallyHidden>
    </p>
  ),
});

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <SheetSection title="A link" column="lg">
      <SheetItem caption="What one sees">
        <TextLink href="#edit">
          Edit<VisuallyHidden> the request “Mount two shelves”</VisuallyHidden>
        </TextLink>
      </SheetItem>
      <SheetItem caption="What a screen reader says">
        <p className="text-ink-muted">Edit the request “Mount two shelves”</p>
      </SheetItem>
    </SheetSection>
  ),
});
