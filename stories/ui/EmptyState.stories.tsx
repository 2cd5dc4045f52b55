import { Inbox } from 'lucide-react';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetItem, SheetSection } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  decorators: [framed],
  args: {
    title: 'No messages yet',
    children: 'Conversations appear here once you write to somebody.',
  },
});

export const WithIllustration = meta.story({
  tags: ['!test'],
  args: { picture: <Scene name="empty-desk" />, action: <Button>Find help</Button> },
});

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      <SheetSection title="Picture" column="lg">
        <SheetItem caption="Illustration and next step">
          <EmptyState
            picture={<Scene name="empty-desk" />}
            title="No messages yet"
            action={<Button>Find help</Button>}
          >
            Conversations appear here once you write to somebody.
          </EmptyState>
        </SheetItem>
        <SheetItem caption="Icon and next step">
          <EmptyState
            picture={<Inbox aria-hidden strokeWidth={1.75} />}
            title="No offers yet"
            action={<Button variant="secondary">Invite somebody</Button>}
          >
            People nearby see your request from now on.
          </EmptyState>
        </SheetItem>
        <SheetItem caption="Words only">
          <EmptyState title="Nothing is closed yet">
            What is done or cancelled moves here.
          </EmptyState>
        </SheetItem>
      </SheetSection>
      <SheetSection title="Parts" column="lg">
        <SheetItem caption="Title alone">
          <EmptyState title="Nothing found" />
        </SheetItem>
        <SheetItem caption="Two ways on">
          <EmptyState
            headingLevel={3}
            title="Nobody near you is free"
            action={
              <>
                <Button>Choose another day</Button>
                <Button variant="ghost">Look further away</Button>
              </>
            }
          >
            On Saturday, Mar 14, 2026 all helpers within 5 km are at work.
          </EmptyState>
        </SheetItem>
        <SheetItem caption="Long text, a long word">
          <EmptyState
            picture={<Inbox aria-hidden strokeWidth={1.75} />}
            title="Nothing for “Wohnzimmerschrankwandmontageanleitung” anywhere near you"
          >
            Look for fewer or other words, or for a whole city instead of a street. What people
            write themselves is often shorter than the name of the thing.
          </EmptyState>
        </SheetItem>
      </SheetSection>
    </>
  ),
});
