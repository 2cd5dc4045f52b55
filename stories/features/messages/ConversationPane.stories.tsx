import { fn } from 'storybook/test';
import { listConversations } from '#src/contract/messages.ts';
import type { Conversation } from '#src/domain/message.ts';
import {
  ConversationPane,
  type ConversationListState,
} from '#src/features/messages/conversations/ConversationPane.tsx';
import { ApiError } from '#src/lib/calls/api-error.ts';
import { scenarioOf } from '#mocks/scenarios/registry.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { documents } from '../documents.ts';
import { linkTo } from './conversation-variants.ts';
import { PaneBox } from './PaneBox.tsx';
import { SeededConversations } from './SeededConversations.tsx';

const error = new ApiError({ kind: 'http', status: 500, endpoint: listConversations });

/** How each state of the list differs from the loaded one. */
const STATES = {
  loaded: {},
  loading: { state: 'loading', isBusy: true, items: undefined },
  slow: { state: 'loading', isBusy: true, isSlow: true, items: undefined },
  empty: { items: [], counts: { total: 0 } },
  failed: { state: 'error', error, items: undefined },
  'refresh failed': { error },
} satisfies Record<string, Partial<ConversationListState>>;

interface PaneArgs {
  readonly list: keyof typeof STATES;
  readonly selectedId: number | null;
  readonly retry: () => void;
}

const meta = preview.meta({
  title: 'Features/Messages/ConversationPane',
  component: documents<PaneArgs>(ConversationPane),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: { feature: () => scenarioOf('messages-loaded') },
  argTypes: {
    list: {
      description: 'The state of the list.',
      options: Object.keys(STATES),
      control: { type: 'select' },
    },
    selectedId: {
      description: 'The id of the selected conversation, 3 to 7.',
      control: { type: 'number', min: 3, max: 7 },
    },
  },
  args: { list: 'loaded' as const, selectedId: null, retry: fn() },
  render: (args) => (
    <SeededConversations>
      {(conversations) => <Pane {...args} conversations={conversations} />}
    </SeededConversations>
  ),
});

function Pane({
  list,
  selectedId,
  retry,
  conversations,
}: PaneArgs & { conversations: readonly Conversation[] }) {
  const loaded: ConversationListState = {
    state: 'ready',
    error: null,
    isBusy: false,
    isSlow: false,
    retry,
    items: conversations,
    counts: { total: conversations.length },
    more: 'end',
    isNextPageSlow: false,
    moreError: undefined,
    added: 0,
    loadMore: () => {},
  };
  return (
    <PaneBox>
      <ConversationPane
        list={{ ...loaded, ...STATES[list] }}
        selectedId={selectedId}
        linkTo={linkTo}
      />
    </PaneBox>
  );
}

/** Loaded. The others are for the controls: a page has only one pane, and the stories of the screen show them. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  args: { selectedId: 4 },
});
