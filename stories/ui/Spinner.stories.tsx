import { Spinner } from '#src/ui/Spinner.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetItem, SheetSection } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/Spinner',
  component: Spinner,
  tags: ['autodocs'],
  decorators: [framed],
});

export const Decoration = meta.story({ tags: ['!test'], args: { className: 'text-brand' } });

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      <SheetSection
        title="Size"
        column="sm"
        states={{
          '16 px': { className: 'size-4' },
          '20 px': { className: 'size-5' },
          '24 px': { className: 'size-6' },
          '32 px': { className: 'size-8' },
        }}
      >
        {(props: { className: string }) => <Spinner {...props} />}
      </SheetSection>
      <SheetSection title="Color" column="sm">
        <SheetItem caption="Of the text">
          <Spinner />
        </SheetItem>
        <SheetItem caption="Muted">
          <Spinner className="text-ink-muted" />
        </SheetItem>
        <SheetItem caption="Brand">
          <Spinner className="text-brand" />
        </SheetItem>
        <SheetItem caption="On brand">
          <span className="grid size-11 place-items-center rounded-control bg-brand text-brand-ink">
            <Spinner />
          </span>
        </SheetItem>
      </SheetSection>
    </>
  ),
});
