import { CountBadge } from '#src/ui/CountBadge.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#src/ui/Tabs.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetItem, SheetSection } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/Tabs',
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  tags: ['autodocs'],
  decorators: [framed],
  args: {
    defaultValue: 'open',
    children: (
      <>
        <TabList label="Requests">
          <Tab value="open">Open</Tab>
          <Tab value="closed">Closed</Tab>
        </TabList>
        <TabPanel value="open">Two requests wait for an answer.</TabPanel>
        <TabPanel value="closed">Nothing is closed yet.</TabPanel>
      </>
    ),
  },
});

export const Two = meta.story({ tags: ['!test'] });

function Panels({ of }: { of: readonly string[] }) {
  return of.map((value) => (
    <TabPanel key={value} value={value} className="text-ink-muted">
      The panel of “{value}”.
    </TabPanel>
  ));
}

const states = [
  ['Active', 'active', ''],
  ['Active, focus', 'active', 'focus'],
  ['Inactive', 'other', ''],
  ['Inactive, hover', 'other', 'hover'],
  ['Inactive, focus', 'other', 'focus'],
  ['Disabled', 'other', undefined],
] as const;

const many = ['Waiting', 'Accepted', 'In progress', 'Completed', 'Paid', 'Declined', 'Cancelled'];

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      <SheetSection title="A tab">
        {states.map(([caption, value, pseudo]) => (
          <SheetItem key={caption} caption={caption}>
            <Tabs value="active">
              <TabList label={caption}>
                <Tab value={value} data-pseudo={pseudo} disabled={pseudo === undefined}>
                  Waiting
                </Tab>
              </TabList>
              <TabPanel value={value} hidden />
            </Tabs>
          </SheetItem>
        ))}
      </SheetSection>
      <SheetSection title="A row" column="full">
        <SheetItem caption="With counts, one disabled">
          <Tabs defaultValue="waiting">
            <TabList label="With counts">
              <Tab value="waiting">
                Waiting <CountBadge count={3} tone="brand" label="3 offers" />
              </Tab>
              <Tab value="accepted">
                Accepted <CountBadge count={12} tone="neutral" label="12 offers" />
              </Tab>
              <Tab value="declined" disabled>
                Declined
              </Tab>
            </TabList>
            <Panels of={['waiting', 'accepted', 'declined']} />
          </Tabs>
        </SheetItem>
        <SheetItem caption="Too many for a phone: the row scrolls">
          <Tabs defaultValue="Waiting">
            <TabList label="Many">
              {many.map((word) => (
                <Tab key={word} value={word}>
                  {word}
                </Tab>
              ))}
            </TabList>
            <Panels of={many} />
          </Tabs>
        </SheetItem>
      </SheetSection>
    </>
  ),
});
