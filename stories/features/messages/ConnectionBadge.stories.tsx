import type { ComponentProps } from 'react';
import { OFFLINE_AFTER_MS } from '#src/domain/connection.ts';
import { ConnectionBadge } from '#src/features/messages/chat/ConnectionBadge.tsx';
import { STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed, inColumn, SheetSection } from '../../ui/sheet.tsx';
import { signedInAs } from '../signed-in.tsx';
import { CONNECTIONS } from './connections.ts';

const meta = preview.meta({
  title: 'Features/Messages/ConnectionBadge',
  component: ConnectionBadge,
  tags: ['autodocs'],
  decorators: [framed, signedInAs('client')],
  args: CONNECTIONS.live,
});

export const Live = meta.story({ tags: ['!test'], decorators: [inColumn('flex')] });

/** Every connection, with the age of the last update when it isn't live. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <SheetSection
      title="Connection"
      column="lg"
      states={{
        Live: CONNECTIONS.live,
        'Before the first check': { checkedAt: null, hasFailed: false },
        'Live, exactly 30 s': { checkedAt: STORY_NOW - OFFLINE_AFTER_MS, hasFailed: false },
        Offline: CONNECTIONS.offline,
        'Offline for minutes': { checkedAt: STORY_NOW - 245_000, hasFailed: false },
        Error: CONNECTIONS.error,
        'Error, never checked': { checkedAt: null, hasFailed: true },
      }}
    >
      {(checks: ComponentProps<typeof ConnectionBadge>) => (
        <div className="flex">
          <ConnectionBadge {...checks} />
        </div>
      )}
    </SheetSection>
  ),
});
