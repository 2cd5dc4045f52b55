import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { Toast, ToastRegion } from '#src/ui/Toast.tsx';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

const held = fn();
const released = fn();

const undo = (
  <Button size="sm" variant="secondary">
    Undo
  </Button>
);

/** Behaviour, not a look: on a docs page, whose frames play at once, they would fight for the focus. */
const behaviour = ['!autodocs'];

const meta = preview.meta({
  title: 'UI/Toast',
  component: Toast,
  subcomponents: { ToastRegion },
  tags: ['autodocs'],
  decorators: [framed],
  // Toasts stand at the edge of the window: in the docs each has its own.
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: { tone: 'success' as const, children: 'Profile saved.', onDismiss: fn() },
  render: (args) => (
    <ToastRegion>
      <Toast {...args} />
    </ToastRegion>
  ),
});

export const Success = meta.story();

/** The region is a polite one, and Tab comes to the button. */
export const Dismissing = meta.story({
  tags: behaviour,
  play: async ({ canvasElement, args }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Notifications' });
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await userEvent.tab();
    const dismiss = within(region).getByRole('button', { name: 'Dismiss' });
    await expect(dismiss).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
});

/** It interrupts a screen reader. */
export const Danger = meta.story({
  args: {
    tone: 'danger' as const,
    children: 'We could not save your profile. Check your connection and try again.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'We could not save your profile.',
    );
  },
});

export const Info = meta.story({
  args: { tone: 'info' as const, children: 'You are back online.' },
});

export const WithAction = meta.story({
  args: { children: 'Conversation archived.', action: undo },
});

export const LongText = meta.story({
  args: {
    tone: 'danger' as const,
    children:
      'The picture “IMG_20260314_104512_living-room-before-the-shelves-were-mounted.jpeg” is larger than 8 MB. Choose a smaller one, or take it again at a lower resolution.',
    action: undo,
  },
});

/** Whoever holds the time hears when somebody reads or tabs in, and when they leave. */
export const HoldsTime = meta.story({
  tags: behaviour,
  render: (args) => (
    <ToastRegion onPointerEnter={held} onPointerLeave={released} onFocus={held} onBlur={released}>
      <Toast {...args} />
    </ToastRegion>
  ),
  play: async ({ canvasElement }) => {
    held.mockClear();
    released.mockClear();
    const text = within(canvasElement).getByText('Profile saved.');
    await userEvent.hover(text);
    await expect(held).toHaveBeenCalledTimes(1);
    await userEvent.unhover(text);
    await expect(released).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(held).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(released).toHaveBeenCalledTimes(2);
  },
});

/** The region is there before its first toast; the page around the toasts can be pressed. */
export const Arriving = meta.story({
  tags: behaviour,
  render: (args) => <Growing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: 'Notifications' });
    await expect(region).toBeEmptyDOMElement();
    await expect(getComputedStyle(region).pointerEvents).toBe('none');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(region).toHaveTextContent('Profile saved.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const [first] = within(region).getAllByRole('button', { name: 'Dismiss' });
    if (first) await userEvent.click(first);
    await expect(within(region).getAllByText('Profile saved.')).toHaveLength(1);
  },
});

function Growing(props: ComponentProps<typeof Toast>) {
  const [ids, setIds] = useState<number[]>([]);
  return (
    <>
      <Button onClick={() => setIds((before) => [...before, (before.at(-1) ?? 0) + 1])}>
        Save
      </Button>
      <ToastRegion>
        {ids.map((id) => (
          <Toast
            {...props}
            key={id}
            onDismiss={() => setIds((before) => before.filter((other) => other !== id))}
          />
        ))}
      </ToastRegion>
    </>
  );
}

export const Sheet = meta.story({
  parameters: { docs: { story: { height: '420px' } } },
  render: ({ onDismiss }) => (
    <ToastRegion>
      <Toast tone="info" onDismiss={onDismiss}>
        You are back online.
      </Toast>
      <Toast tone="success" onDismiss={onDismiss} action={undo}>
        Conversation archived.
      </Toast>
      <Toast tone="danger" onDismiss={onDismiss}>
        We could not save your profile. Check your connection and try again.
      </Toast>
      <Toast tone="success" onDismiss={onDismiss}>
        Profile saved.
      </Toast>
    </ToastRegion>
  ),
});
