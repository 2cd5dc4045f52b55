import { Button } from '#src/ui/Button.tsx';
import { EmptyState, type EmptyStateProps } from '#src/ui/EmptyState.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetSection } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  decorators: [framed],
  args: {
    picture: <Scene name="empty-desk" />,
    title: 'No messages yet',
    children: 'Conversations appear here once you write to somebody.',
    action: <Button>Find help</Button>,
  },
});

export const WithIllustration = meta.story({ tags: ['!test'] });

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: (args) => (
    <SheetSection
      title="States"
      column="lg"
      states={{
        'Illustration and next step': args,
        'In a section': { ...args, headingLevel: 3 },
        'Title alone': { picture: args.picture, title: 'Nothing found' },
        'Long text, a long word': {
          picture: <Scene name="no-match" />,
          title: 'Nothing for “Wohnzimmerschrankwandmontageanleitung” anywhere near you',
          children:
            'Look for fewer or other words, or for a whole city instead of a street. What people write themselves is often shorter than the name of the thing.',
        },
      }}
    >
      {(props: EmptyStateProps) => <EmptyState {...props} />}
    </SheetSection>
  ),
});
