import { OFFLINE_AFTER_MS } from '#src/domain/connection.ts';
import { ConnectionBadge } from '#src/features/messages/chat/ConnectionBadge.tsx';
import { scenarioOf } from '#mocks/scenarios/registry.ts';
import { STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { SheetItem, SheetSection } from '../../ui/sheet.tsx';
import { documents } from '../documents.ts';
import { CONNECTIONS } from './connection-variants.ts';

interface BadgeArgs {
  readonly secondsAgo: number;
  readonly hasFailed: boolean;
}

const meta = preview.meta({
  title: 'Features/Messages/ConnectionBadge',
  component: documents<BadgeArgs>(ConnectionBadge),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: { feature: () => scenarioOf('messages-loaded') },
  argTypes: {
    secondsAgo: {
      description: 'Seconds since the last check that succeeded; Offline above 30.',
      control: { type: 'number', min: 0 },
    },
    hasFailed: {
      description: 'Whether the last check failed.',
      control: { type: 'boolean' },
    },
  },
  args: { secondsAgo: 2, hasFailed: false },
  render: ({ secondsAgo, hasFailed }) => (
    <div className="flex">
      <ConnectionBadge checkedAt={STORY_NOW - secondsAgo * 1_000} hasFailed={hasFailed} />
    </div>
  ),
});

export const Live = meta.story({ tags: ['!test'] });

const variants = [
  ['Live', CONNECTIONS.live],
  ['Before the first check', { checkedAt: null, hasFailed: false }],
  ['Live, exactly 30 s', { checkedAt: STORY_NOW - OFFLINE_AFTER_MS, hasFailed: false }],
  ['Offline', CONNECTIONS.offline],
  ['Offline for minutes', { checkedAt: STORY_NOW - 245_000, hasFailed: false }],
  ['Error', CONNECTIONS.error],
  ['Error, never checked', { checkedAt: null, hasFailed: true }],
] as const;

/** Every connection, with the age of the last update when it isn't live. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <SheetSection title="Connection" column="lg">
      {variants.map(([caption, checks]) => (
        <SheetItem key={caption} caption={caption}>
          <div className="flex">
            <ConnectionBadge {...checks} />
          </div>
        </SheetItem>
      ))}
    </SheetSection>
  ),
});
