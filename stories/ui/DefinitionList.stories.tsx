import { Calendar, Mail, MapPin, Phone } from 'lucide-react';
import { Card } from '#src/ui/Card.tsx';
import { Definition, DefinitionList } from '#src/ui/DefinitionList.tsx';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

const meta = preview.meta({
  title: 'UI/DefinitionList',
  component: DefinitionList,
  subcomponents: { Definition },
  tags: ['autodocs'],
  decorators: [framed],
  render: (args) => (
    <Card className="max-w-2xl">
      <DefinitionList {...args} />
    </Card>
  ),
});

export const Plain = meta.story({
  args: {
    children: (
      <>
        <Definition term="Subject">Architecture</Definition>
        <Definition term="Tasks done">128</Definition>
        <Definition term="Paid in all">$1,250.00</Definition>
      </>
    ),
  },
});

export const WithIcons = meta.story({
  args: {
    children: (
      <>
        <Definition term="Email" icon={<Mail aria-hidden strokeWidth={1.75} />}>
          a.very.long.address.of.somebody@students.university.example.com
        </Definition>
        <Definition term="Phone" icon={<Phone aria-hidden strokeWidth={1.75} />}>
          +351 900 000 000
        </Definition>
        <Definition term="City" icon={<MapPin aria-hidden strokeWidth={1.75} />}>
          Lisbon
        </Definition>
        <Definition term="Born" icon={<Calendar aria-hidden strokeWidth={1.75} />}>
          Mar 14, 2004
        </Definition>
      </>
    ),
  },
});
