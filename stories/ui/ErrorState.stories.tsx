import { fn } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { ErrorState, type ErrorStateProps } from '#src/ui/ErrorState.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetSection } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/ErrorState',
  component: ErrorState,
  tags: ['autodocs'],
  decorators: [framed],
  args: {
    title: "We couldn't load this profile",
    message: 'Something went wrong on our side. Your data is safe; try again in a moment.',
    onRetry: fn(),
  },
});

export const WithRetry = meta.story({ tags: ['!test'] });

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: (args) => (
    <SheetSection
      title="States"
      column="lg"
      states={{
        Default: args,
        Busy: { ...args, isBusy: true },
        'Own words, another way out': {
          title: 'You are offline',
          message: 'Check your connection. What you wrote is kept.',
          onRetry: fn(),
          retryLabel: 'Load messages',
          action: <Button variant="ghost">Go home</Button>,
        },
        'Picture and link': {
          picture: <Scene name="lost" className="max-w-80" />,
          title: 'Page not found',
          message: 'The address may be old, or a letter may be missing.',
          action: (
            <TextLink isStandalone href="#home">
              Go to home page
            </TextLink>
          ),
        },
        'Long text, a long word': {
          title: "We couldn't open “Wohnzimmerschrankwandmontageanleitung-2026-03-14.pdf”",
          message:
            'The file may have been taken away since you got the link, or you may not be allowed to see it. Ask whoever sent it to you.',
          onRetry: fn(),
        },
      }}
    >
      {(props: ErrorStateProps) => <ErrorState {...props} />}
    </SheetSection>
  ),
});
