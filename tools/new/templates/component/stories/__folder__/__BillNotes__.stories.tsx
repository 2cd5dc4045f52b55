import { __BillNotes__, type __BillNotes__Props } from '#src/__folder__/__BillNotes__.tsx';
import { aTask } from '#mocks/factories/tasks.ts'; // if feature
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import { inThreeModes } from '#states/modes.ts';
import { signedInAs } from '#stories/features/signed-in.tsx'; // if feature
import { framed, SheetSection } from '#stories/ui/sheet.tsx';
import preview from '__root__/.storybook/preview.tsx';

const meta = preview.meta({
  title: '__section__/__BillNotes__',
  component: __BillNotes__,
  tags: ['autodocs'],
  // if ui
  decorators: [framed],
  args: { title: 'Mount two shelves' },
  // end
  // if feature
  decorators: [framed, signedInAs('client')],
  args: { task: aTask() },
  // end
});

export const Usual = meta.story({ tags: ['!test'] });

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: (args) => (
    <SheetSection
      title="Title"
      column="xl"
      states={{
        Usual: {},
        Longest: { title: LONGEST.title }, // if ui
        Longest: { task: aTask({ title: LONGEST.title }) }, // if feature
      }}
    >
      {(props: Partial<__BillNotes__Props>) => <__BillNotes__ {...args} {...props} />}
    </SheetSection>
  ),
});
