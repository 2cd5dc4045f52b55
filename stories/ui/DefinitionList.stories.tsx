import { BadgeCheck, Info, Mail, MapPin } from 'lucide-react';
import { Badge } from '#src/ui/Badge.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Definition, DefinitionList } from '#src/ui/DefinitionList.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetItem, SheetSection } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/DefinitionList',
  component: DefinitionList,
  subcomponents: { Definition },
  tags: ['autodocs'],
  decorators: [framed],
  args: {
    children: (
      <>
        <Definition term="Subject">Architecture</Definition>
        <Definition term="Tasks done">128</Definition>
        <Definition term="Paid in all">$1,250</Definition>
      </>
    ),
  },
  render: (args) => (
    <Card className="max-w-2xl">
      <DefinitionList {...args} />
    </Card>
  ),
});

export const Plain = meta.story({ tags: ['!test'] });

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: (args) => (
    <>
      <SheetSection title="Plain" column="full">
        <SheetItem caption="In a card">
          <Card className="max-w-2xl">
            <DefinitionList {...args} />
          </Card>
        </SheetItem>
        <SheetItem caption="On the page">
          <DefinitionList {...args} className="max-w-2xl" />
        </SheetItem>
        <SheetItem caption="One">
          <DefinitionList className="max-w-2xl">
            <Definition term="Subject">Architecture</Definition>
          </DefinitionList>
        </SheetItem>
      </SheetSection>
      <SheetSection title="With icons" column="full">
        <SheetItem caption="Short and long, a badge">
          <Card className="max-w-2xl">
            <DefinitionList>
              <Definition term="Email" icon={<Mail aria-hidden strokeWidth={1.75} />}>
                a.very.long.address.of.somebody@students.of.architecture.university.example.com
              </Definition>
              <Definition term="About" icon={<Info aria-hidden strokeWidth={1.75} />}>
                I study architecture and like building things that stay up. On weekends I have time,
                tools and a bicycle with a trailer.
              </Definition>
              <Definition
                term="Where somebody can be on weekends"
                icon={<MapPin aria-hidden strokeWidth={1.75} />}
              >
                Lisbon
              </Definition>
              <Definition term="Status" icon={<BadgeCheck aria-hidden strokeWidth={1.75} />}>
                <Badge tone="success">Confirmed</Badge>
              </Definition>
            </DefinitionList>
          </Card>
        </SheetItem>
      </SheetSection>
    </>
  ),
});
