import { __BillNotes__, type __BillNotes__Props } from '#src/features/__feature__/__BillNotes__.tsx';
import { aTask } from '#mocks/factories/tasks.ts';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import { inThreeModes } from '#states/modes.ts';
import { signedInAs } from '#stories/features/signed-in.tsx';
import { framed, SheetSection } from '#stories/ui/sheet.tsx';
import preview from '../preview.tsx';

const meta = preview.meta({
  title: 'Features/__area__/__BillNotes__',
  component: __BillNotes__,
  tags: ['autodocs'],
  decorators: [framed, signedInAs('client')],
  args: { task: aTask() },
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
        Longest: { task: aTask({ title: LONGEST.title }) },
      }}
    >
      {(props: Partial<__BillNotes__Props>) => <__BillNotes__ {...args} {...props} />}
    </SheetSection>
  ),
});
