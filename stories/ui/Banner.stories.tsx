import { expect, fn, userEvent, within } from 'storybook/test';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { inAllModes } from '#stories/checks/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetItem, SheetSection } from './sheet.tsx';

const retry = fn();

function focused({ ownerDocument }: HTMLElement) {
  return ownerDocument.activeElement as HTMLElement | null;
}

const meta = preview.meta({
  title: 'UI/Banner',
  component: Banner,
  tags: ['autodocs'],
  decorators: [framed],
  args: { tone: 'success' as const, children: 'Profile saved.' },
});

export const Success = meta.story({
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Profile saved.');
  },
});

export const Info = meta.story({
  args: { tone: 'info' as const, children: 'Your profile is shown to people nearby.' },
});

export const Warning = meta.story({
  args: { tone: 'warning' as const, children: 'You are offline. What you see may be old.' },
});

export const Danger = meta.story({
  args: { tone: 'danger' as const, children: 'Your account is closed on Mar 14, 2026.' },
});

export const Dismissible = meta.story({
  args: { onDismiss: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const dismiss = within(canvasElement).getByRole('button', { name: 'Dismiss' });
    await expect(dismiss).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
});

export const WithAction = meta.story({
  args: {
    tone: 'warning' as const,
    children: 'Your email is not confirmed yet.',
    action: (
      <Button size="sm" variant="secondary">
        Send the link again
      </Button>
    ),
    onDismiss: fn(),
  },
});

export const LongText = meta.story({
  args: {
    tone: 'info' as const,
    children:
      'We have moved the payment to Monday, for the banks are closed over the holidays. Nothing changes for you, and the date of the work stays as it is.',
    action: (
      <TextLink isStandalone href="#payments">
        How payments work
      </TextLink>
    ),
    onDismiss: fn(),
  },
});

/** Tab follows the reading order; Enter and Space activate. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  args: {
    tone: 'warning' as const,
    children: 'Your email is not confirmed yet.',
    action: <Button onClick={retry}>Send the link again</Button>,
    onDismiss: fn(),
  },
  play: async ({ canvasElement, args }) => {
    retry.mockClear();
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send the link again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(focused(canvasElement));
  },
});

const tones = [
  ['Success', 'success', 'Profile saved.'],
  ['Info', 'info', 'Your profile is shown to people nearby.'],
  ['Warning', 'warning', 'You are offline. What you see may be old.'],
  ['Danger', 'danger', 'Your account is closed on Mar 14, 2026.'],
] as const;

export const Sheet = meta.story({
  parameters: { chromatic: inAllModes },
  render: () => (
    <>
      <SheetSection title="Tone" column="xl">
        {tones.map(([caption, tone, words]) => (
          <SheetItem key={tone} caption={caption}>
            <Banner tone={tone}>{words}</Banner>
          </SheetItem>
        ))}
      </SheetSection>
      <SheetSection title="Dismissible" column="xl">
        {tones.map(([caption, tone, words]) => (
          <SheetItem key={tone} caption={caption}>
            <Banner tone={tone} onDismiss={fn()}>
              {words}
            </Banner>
          </SheetItem>
        ))}
      </SheetSection>
      <SheetSection title="Parts" column="full">
        <SheetItem caption="Link">
          <Banner
            tone="success"
            action={
              <TextLink isStandalone href="#profile">
                See your profile
              </TextLink>
            }
          >
            Profile saved.
          </Banner>
        </SheetItem>
        <SheetItem caption="Button, dismissible">
          <Banner
            tone="warning"
            onDismiss={fn()}
            action={
              <Button size="sm" variant="secondary">
                Send the link again
              </Button>
            }
          >
            Your email is not confirmed yet.
          </Banner>
        </SheetItem>
        <SheetItem caption="Long text">
          <Banner
            tone="info"
            onDismiss={fn()}
            action={
              <TextLink isStandalone href="#payments">
                How payments work
              </TextLink>
            }
          >
            We have moved the payment to Monday, for the banks are closed over the holidays. Nothing
            changes for you, and the date of the work stays as it is. We wrote to
            a.very.long.address.of.somebody@students.of.architecture.university.example.com.
          </Banner>
        </SheetItem>
      </SheetSection>
    </>
  ),
});
