import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { Notice, NoticeRegion } from '#src/ui/Notice.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetItem, SheetSection } from './sheet.tsx';

const held = fn();
const released = fn();

const undo = (
  <Button size="sm" variant="secondary">
    Undo
  </Button>
);

/** Off the docs page: all frames play at once there, and these would compete for focus. */
const behavior = ['!autodocs'];

const meta = preview.meta({
  title: 'UI/Notice',
  component: Notice,
  subcomponents: { NoticeRegion },
  tags: ['autodocs'],
  decorators: [framed],
  // Notices are at the top of the window, so each story has its own on the docs page.
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: { tone: 'success' as const, children: 'Profile saved.', onDismiss: fn() },
  render: (args) => (
    <NoticeRegion>
      <Notice {...args} />
    </NoticeRegion>
  ),
});

export const Success = meta.story({ tags: ['!test'] });

/** Tab reaches the action, then the dismiss button; Enter and Space activate. */
export const Keyboard = meta.story({
  tags: behavior,
  args: { action: undo },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
  },
});

/** It interrupts a screen reader. */
export const Danger = meta.story({
  args: {
    tone: 'danger' as const,
    children: "We couldn't save your profile. Check your connection and try again.",
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      "We couldn't save your profile.",
    );
  },
});

/** The region reports hover and focus to its caller, which pauses the timer. */
export const HoldsTime = meta.story({
  tags: behavior,
  render: (args) => (
    <NoticeRegion onPointerEnter={held} onPointerLeave={released} onFocus={held} onBlur={released}>
      <Notice {...args} />
    </NoticeRegion>
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

/** The polite live region exists before its first notice, and does not block the page. */
export const Arriving = meta.story({
  tags: behavior,
  render: (args) => <Growing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: 'Notifications' });
    await expect(region).toBeEmptyDOMElement();
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await expect(region).toHaveAttribute('aria-relevant', 'additions text');
    await expect(getComputedStyle(region).pointerEvents).toBe('none');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(region).toHaveTextContent('Profile saved.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const [first] = within(region).getAllByRole('button', { name: 'Dismiss' });
    if (first) await userEvent.click(first);
    await expect(within(region).getAllByText('Profile saved.')).toHaveLength(1);
  },
});

function Growing(props: ComponentProps<typeof Notice>) {
  const [ids, setIds] = useState<number[]>([]);
  return (
    <>
      <Button onClick={() => setIds((before) => [...before, (before.at(-1) ?? 0) + 1])}>
        Save
      </Button>
      <NoticeRegion>
        {ids.map((id) => (
          <Notice
            {...props}
            key={id}
            onDismiss={() => setIds((before) => before.filter((other) => other !== id))}
          />
        ))}
      </NoticeRegion>
    </>
  );
}

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes, docs: { story: { height: '480px' } } },
  render: ({ onDismiss }) => (
    <SheetSection title="Notices" column="xl">
      <SheetItem caption="Success">
        <Notice tone="success" onDismiss={onDismiss}>
          Profile saved.
        </Notice>
      </SheetItem>
      <SheetItem caption="Info">
        <Notice tone="info" onDismiss={onDismiss}>
          You are back online.
        </Notice>
      </SheetItem>
      <SheetItem caption="Danger">
        <Notice tone="danger" onDismiss={onDismiss}>
          We couldn't save your profile. Check your connection and try again.
        </Notice>
      </SheetItem>
      <SheetItem caption="With an action">
        <Notice tone="success" onDismiss={onDismiss} action={undo}>
          Conversation archived.
        </Notice>
      </SheetItem>
      <SheetItem caption="Long text">
        <Notice tone="danger" onDismiss={onDismiss} action={undo}>
          The picture “IMG_20260314_104512_living-room.jpeg” is larger than 8 MB. Choose a smaller
          one.
        </Notice>
      </SheetItem>
    </SheetSection>
  ),
});
