import { expect, userEvent } from 'storybook/test';
import { CountBadge } from '#src/ui/CountBadge.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#src/ui/Tabs.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetItem, SheetSection } from './sheet.tsx';

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

/** Arrows move and select, Home and End jump, Tab moves into the panel. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const open = canvas.getByRole('tab', { name: 'Open' });
    const closed = canvas.getByRole('tab', { name: 'Closed' });
    await userEvent.tab();
    await expect(open).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(closed).toHaveFocus();
    await expect(closed).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('Nothing is closed yet.')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(open).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(closed).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(open).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Open' })).toHaveFocus();
  },
});

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
        <SheetItem caption="Two">
          <Tabs defaultValue="open">
            <TabList label="Two">
              <Tab value="open">Open</Tab>
              <Tab value="closed">Closed</Tab>
            </TabList>
            <Panels of={['open', 'closed']} />
          </Tabs>
        </SheetItem>
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
