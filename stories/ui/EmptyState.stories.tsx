import { Inbox } from 'lucide-react';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { EmptyDeskScene } from '#src/ui/illustrations/EmptyDeskScene.tsx';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

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
  args: { picture: <EmptyDeskScene />, action: <Button>Find help</Button> },
});

export const WithIcon = meta.story({
  args: { picture: <Inbox aria-hidden strokeWidth={1.75} />, headingLevel: 3 as const },
});

export const WordsOnly = meta.story();
