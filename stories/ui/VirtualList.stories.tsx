import { useRef } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { VirtualList } from '#src/ui/VirtualList.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetItem, SheetSection } from './sheet.tsx';

interface Request {
  readonly id: number;
  readonly text: string;
}

const requests = (count: number): readonly Request[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    text: index % 3 === 0 ? 'Mount a shelf in the hall, next to the door.' : 'Water the plants.',
  }));

const keyOf = ({ id }: Request) => id;
const renderItem = ({ id, text }: Request) => (
  <div className="h-full pb-4">
    <Card className="flex h-full flex-col gap-2">
      <h3 className="text-lg">Request {id}</h3>
      <p className="text-ink-muted">{text}</p>
    </Card>
  </div>
);

const meta = preview.meta({
  title: 'UI/VirtualList',
  component: VirtualList<Request>,
  tags: ['autodocs'],
  decorators: [framed],
  args: {
    label: 'Requests',
    items: requests(6),
    keyOf,
    renderItem,
    estimatedHeight: 120,
    className: '-mb-4 gap-x-4',
  },
});

export const OneColumn = meta.story({ tags: ['!test'] });

/** A list in a pane of its own, as a chat. */
function InPane({ items }: { items: readonly Request[] }) {
  const pane = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={pane}
      role="region"
      aria-label="Pane"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a pane that scrolls must be reachable by keyboard
      tabIndex={0}
      className="h-96 overflow-auto rounded-card border border-line p-4"
    >
      <VirtualList
        label="Requests in a pane"
        items={items}
        keyOf={keyOf}
        renderItem={renderItem}
        estimatedHeight={120}
        pane={pane}
        anchor="end"
      />
    </div>
  );
}

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: (args) => (
    <>
      <SheetSection title="In the page" column="full">
        <SheetItem caption="One column">
          <VirtualList {...args} label="One column" items={requests(2)} />
        </SheetItem>
        <SheetItem caption="Two columns from lg on; cards in a row end together">
          <VirtualList {...args} label="Two columns" items={requests(3)} columns={2} />
        </SheetItem>
      </SheetSection>
      <SheetSection title="In a pane" column="full">
        <SheetItem caption="Scrolls by itself">
          <InPane items={requests(20)} />
        </SheetItem>
      </SheetSection>
    </>
  ),
});
