import { expect, fn, userEvent, within } from 'storybook/test';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

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
    action: <TextLink href="#payments">How payments work</TextLink>,
    onDismiss: fn(),
  },
});

export const Sheet = meta.story({
  render: ({ onDismiss = fn() }) => (
    <div className="flex max-w-3xl flex-col gap-4">
      <Banner tone="success" onDismiss={onDismiss}>
        Profile saved.
      </Banner>
      <Banner tone="success" action={<TextLink href="#profile">See your profile</TextLink>}>
        Profile saved.
      </Banner>
      <Banner tone="info">Your profile is shown to people nearby.</Banner>
      <Banner
        tone="warning"
        onDismiss={onDismiss}
        action={
          <Button size="sm" variant="secondary">
            Send the link again
          </Button>
        }
      >
        Your email is not confirmed yet.
      </Banner>
      <Banner tone="danger" onDismiss={onDismiss}>
        Your account is closed on Mar 14, 2026. Download your data before that day, for we cannot
        bring it back later.
      </Banner>
    </div>
  ),
});
