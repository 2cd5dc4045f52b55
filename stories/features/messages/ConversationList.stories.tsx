import { useRef } from 'react';
import { expect, fn } from 'storybook/test';
import type { Conversation } from '#src/domain/message.ts';
import { ConversationList } from '#src/features/messages/conversations/ConversationList.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import type { LoadMoreState } from '#src/ui/LoadMore.tsx';
import { conversations } from '#mocks/scenarios/message-seeds.ts';
import { scenario, type Scenario } from '#mocks/scenarios/scenario.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { SheetSection } from '../../ui/sheet.tsx';
import { documents } from '../documents.ts';
import { linkTo } from './conversation-variants.ts';
import { PaneBox } from './PaneBox.tsx';
import { SeededConversations } from './SeededConversations.tsx';

interface ListArgs {
  readonly count: number;
  readonly selected: number | null;
  readonly more: LoadMoreState;
  readonly isMoreSlow: boolean;
  readonly onLoadMore: () => void;
}

const listWorld = ({ count }: ListArgs): Scenario =>
  scenario({
    id: 'feature-conversation-list',
    title: 'Conversations for the stories of the list',
    as: 'client',
    at: paths.messages.to(),
    seed: conversations(count),
  });

const meta = preview.meta({
  title: 'Features/Messages/ConversationList',
  component: documents<ListArgs>(ConversationList),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: { feature: listWorld },
  argTypes: {
    count: {
      description: 'How many conversations the server has, at most 100.',
      control: { type: 'number', min: 1, max: 100 },
    },
    selected: {
      description: 'The place of the selected conversation, from 1 on.',
      control: { type: 'number', min: 1 },
    },
    more: {
      description: 'The state of the next page.',
      options: ['idle', 'loading', 'failed', 'end'] satisfies LoadMoreState[],
      control: { type: 'inline-radio' },
    },
  },
  args: {
    count: 20,
    selected: null,
    more: 'idle' as const,
    isMoreSlow: false,
    onLoadMore: fn(),
  },
  render: (args) => (
    <SeededConversations>
      {(conversations) => <List {...args} conversations={conversations} />}
    </SeededConversations>
  ),
});

function List({
  conversations,
  selected,
  more,
  ...args
}: ListArgs & { conversations: readonly Conversation[] }) {
  const pane = useRef<HTMLDivElement>(null);
  return (
    <PaneBox>
      <div ref={pane} className="relative h-full overflow-y-auto p-2">
        <ConversationList
          {...args}
          conversations={conversations}
          total={conversations.length}
          selectedId={(selected !== null && conversations[selected - 1]?.id) || null}
          linkTo={linkTo}
          pane={pane}
          more={more}
          moreError={more === 'failed' ? 'Failed to fetch conversations' : undefined}
          added={0}
        />
      </div>
    </PaneBox>
  );
}

export const Rows = meta.story({ tags: ['!test'] });

/** The selected row is in view, however far down it is. The arrow keys, Home and End walk the list. */
export const SelectedFarDown = meta.story({
  args: { selected: 18 },
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
  args: { count: 3 },
  render: (args) => (
    <SeededConversations>
      {(conversations) => (
        <SheetSection
          title="Next page"
          column="lg"
          states={{
            More: {},
            Loading: { more: 'loading' },
            Slow: { more: 'loading', isMoreSlow: true },
            Failed: { more: 'failed' },
            End: { more: 'end', selected: 2 },
          }}
        >
          {(props: Partial<ListArgs>) => (
            <List {...args} {...props} conversations={conversations} />
          )}
        </SheetSection>
      )}
    </SeededConversations>
  ),
});
