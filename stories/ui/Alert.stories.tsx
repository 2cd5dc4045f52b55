import { expect, within } from 'storybook/test';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

const meta = preview.meta({
  title: 'UI/Alert',
  component: Alert,
  tags: ['autodocs'],
  decorators: [framed],
  args: {
    tone: 'info' as const,
    title: 'Your email is not confirmed yet',
    children: 'Open the link that we sent to ana@example.com.',
  },
});

export const Info = meta.story();

export const Success = meta.story({
  args: {
    tone: 'success' as const,
    title: 'Profile saved',
    children: 'Others see the changes at once.',
  },
});

export const Warning = meta.story({
  args: {
    tone: 'warning' as const,
    title: 'You are offline',
    children: 'What you write is sent when you are back.',
  },
});

export const Danger = meta.story({
  args: {
    tone: 'danger' as const,
    title: 'You are not signed in',
    children: 'Check your email and your password, and try again.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'You are not signed in',
    );
  },
});

export const WithAction = meta.story({
  args: {
    action: (
      <Button size="sm" variant="secondary">
        Send it again
      </Button>
    ),
  },
});

export const Sheet = meta.story({
  render: () => (
    <div className="flex max-w-2xl flex-col gap-4">
      <Alert tone="info" title="Your email is not confirmed yet">
        Open the link that we sent to ana@example.com.
      </Alert>
      <Alert tone="success">Profile saved.</Alert>
      <Alert tone="warning" title="You are offline">
        What you write is sent when you are back.
      </Alert>
      <Alert
        tone="danger"
        title="The payment did not go through"
        action={
          <Button size="sm" variant="secondary">
            Use another card
          </Button>
        }
      >
        Your bank declined it. No money has left your account, and the date stays reserved until
        Friday.
      </Alert>
    </div>
  ),
});
