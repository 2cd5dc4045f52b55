import { sheetOf } from '../sheet-of.tsx';
import { useRef, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { ConversationList } from '#src/features/messages/conversations/ConversationList.tsx';
import { aConversation } from '#mocks/factories/messages.ts';
import { minutesAgo } from '#mocks/factories/times.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../preview.tsx';
import { framed } from '../../ui/sheet.tsx';
import { signedInAs } from '../signed-in.tsx';
import { linkTo } from './conversations.ts';

type ListProps = ComponentProps<typeof ConversationList>;

const conversations = Array.from({ length: 20 }, (_, index) =>
  aConversation({ id: index + 1, last_message_at: minutesAgo(6 * 1.25 ** index) }),
);

const meta = preview.meta({
  title: 'Features/Messages/ConversationList',
  component: ConversationList,
  tags: ['autodocs'],
  decorators: [framed, signedInAs('client')],
  argTypes: { pane: { control: false } },
  args: {
    conversations,
    total: conversations.length,
    selectedId: null,
    linkTo,
    pane: { current: null },
    more: 'idle' as const,
    isMoreSlow: false,
    moreError: undefined,
    added: 0,
    onLoadMore: fn(),
  },
  render: (args) => <Pane {...args} />,
});

/** The list in a box of the size of the left pane of the messages. */
function Pane(props: ListProps) {
  const pane = useRef<HTMLDivElement>(null);
  return (
    <div className="h-136 max-w-96 min-w-0 overflow-hidden rounded-card border border-line">
      <div ref={pane} className="relative h-full overflow-y-auto p-2">
        <ConversationList {...props} pane={pane} />
      </div>
    </div>
  );
}

export const Rows = meta.story({ tags: ['!test'] });

/** The selected row is in view, however far down it is. The arrow keys, Home and End walk the list. */
export const SelectedFarDown = meta.story({
  args: { selectedId: 18 },
  play: async ({ canvas, userEvent }) => {
    const [selected] = await canvas.findAllByRole('link', { current: true });
    const box = selected?.closest('.overflow-y-auto')?.getBoundingClientRect();
    await expect(selected?.getBoundingClientRect().bottom).toBeLessThanOrEqual(box?.bottom ?? 0);
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowUp}');
    const row = document.activeElement?.closest('[role="listitem"]');
    await expect(row).toHaveAttribute('aria-posinset', '19');
  },
});

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  args: { conversations: conversations.slice(0, 3), total: 3 },
  render: sheetOf(Pane, 'lg', {
    'Next page': {
      More: {},
      Loading: { more: 'loading' },
      Slow: { more: 'loading', isMoreSlow: true },
      Failed: { more: 'failed', moreError: 'Failed to fetch conversations' },
      End: { more: 'end', selectedId: 2 },
    },
  }),
});
