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
    <>
      <SheetSection
        title="Picture"
        column="lg"
        states={{
          'Illustration and next step': args,
          'In a section': { ...args, headingLevel: 3 },
          'Words only': {
            title: 'Nothing is closed yet',
            children: 'What is done or cancelled moves here.',
          },
        }}
      >
        {(props: EmptyStateProps) => <EmptyState {...props} />}
      </SheetSection>
      <SheetSection
        title="Parts"
        column="lg"
        states={{
          'Title alone': { title: 'Nothing found' },
          'Two ways on': {
            headingLevel: 3,
            title: 'Nobody near you is free',
            action: (
              <>
                <Button>Choose another day</Button>
                <Button variant="ghost">Look further away</Button>
              </>
            ),
            children: 'On Saturday, Mar 14, 2026 all helpers within 5 km are at work.',
          },
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
    </>
  ),
});
