import { expect, within } from 'storybook/test';
import { Alert, type AlertProps } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetItem, sheetItem, SheetSection } from './sheet.tsx';

const tones = ['info', 'success', 'warning', 'danger'] as const;

const meta = preview.meta({
  title: 'UI/Alert',
  component: Alert,
  tags: ['autodocs'],
  decorators: [framed],
  args: {
    tone: 'info' as const,
    title: "Your email isn't verified yet",
    children: 'Open the link that we sent to ana@example.com.',
  },
});

export const Info = meta.story({ tags: ['!test'] });

const again = (
  <Button size="sm" variant="secondary">
    Try again
  </Button>
);

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      <SheetSection
        title="Tone"
        column="xl"
        states={{
          Info: {
            tone: 'info',
            title: "Your email isn't verified yet",
            children: 'Open the link that we sent to ana@example.com.',
          },
          Success: {
            tone: 'success',
            title: 'Profile saved',
            children: 'Others see the changes at once.',
          },
          Warning: {
            tone: 'warning',
            title: 'You are offline',
            children: 'What you write is sent when you are back.',
          },
          Danger: {
            tone: 'danger',
            title: "We couldn't sign you in",
            children: 'Check your email and your password, and try again.',
          },
        }}
      >
        {(props: AlertProps) => <Alert {...props} />}
      </SheetSection>
      <SheetSection title="Parts" column="xl">
        <SheetItem caption="A link in the text">
          <Alert tone="warning" title="This code has expired">
            It was good for 10 minutes. <TextLink href="#again">Get another one</TextLink>
          </Alert>
        </SheetItem>
        <SheetItem caption="Action">
          <Alert tone="warning" title="You are offline" action={again}>
            What you see may be old.
          </Alert>
        </SheetItem>
      </SheetSection>
      <SheetSection title="Compact" column="xl">
        {tones.map((tone) => (
          <SheetItem key={tone} caption={tone}>
            <Alert size="compact" tone={tone} title="We couldn't load more" action={again}>
              Check your connection and try again.
            </Alert>
          </SheetItem>
        ))}
      </SheetSection>
      <SheetSection title="Long" column="full">
        <SheetItem caption="Long text, a long word, two actions">
          <Alert
            tone="danger"
            title="The payment for “Mount two shelves in the hall” did not go through"
            action={
              <>
                <Button size="sm" variant="secondary">
                  Use another card
                </Button>
                <Button size="sm" variant="ghost">
                  Ask for help
                </Button>
              </>
            }
          >
            Your bank declined it. No money has gone from your account, and the date stays reserved
            until Friday. We wrote to
            a.very.long.address.of.somebody@students.of.architecture.university.example.com.
          </Alert>
        </SheetItem>
      </SheetSection>
    </>
  ),
  play: async ({ canvasElement }) => {
    const danger = within(sheetItem(canvasElement, 'Danger'));
    await expect(danger.getByRole('alert')).toHaveTextContent("We couldn't sign you in");
  },
});
