import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { Notice, NoticeRegion } from '#src/ui/Notice.tsx';
import { inThreeModes, withoutPicture } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetSection } from './sheet.tsx';

type NoticeProps = ComponentProps<typeof Notice>;

const held = fn();
const released = fn();

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

/**
 * Tab reaches the dismiss button; Enter and Space activate. The region reports hover and focus to its caller, which
 * pauses the timer.
 */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <NoticeRegion onPointerEnter={held} onPointerLeave={released} onFocus={held} onBlur={released}>
      <Notice {...args} />
    </NoticeRegion>
  ),
  play: async ({ canvas, args }) => {
    held.mockClear();
    released.mockClear();
    const text = canvas.getByText('Profile saved.');
    await userEvent.hover(text);
    await expect(held).toHaveBeenCalledTimes(1);
    await userEvent.unhover(text);
    await expect(released).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await expect(held).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
    released.mockClear();
    await userEvent.tab();
    await expect(released).toHaveBeenCalledTimes(1);
  },
});

/** An action comes before Dismiss, and the focus returns to where it was once it is done. */
export const Action = meta.story({
  tags: ['!autodocs'],
  parameters: { chromatic: withoutPicture },
  render: (args) => <Undoable {...args} />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Message discarded.')).toBeNull();
    await expect(box).toHaveFocus();
  },
});

function Undoable(props: NoticeProps) {
  const [isShown, setShown] = useState(true);
  const undo = (
    <Button variant="ghost" size="sm" onClick={() => setShown(false)}>
      Undo
    </Button>
  );
  return (
    <>
      <input aria-label="Message" className="border border-line-strong" />
      <NoticeRegion>
        {isShown && (
          <Notice {...props} tone="info" action={undo}>
            Message discarded.
          </Notice>
        )}
      </NoticeRegion>
    </>
  );
}

/** The polite live region exists before its first notice, and does not block the page. */
export const Arriving = meta.story({
  tags: ['!autodocs'],
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
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

function Growing(props: NoticeProps) {
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

/** A failure interrupts a screen reader. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes, docs: { story: { height: '560px' } } },
  render: (args) => (
    <SheetSection
      title="Notices"
      column="xl"
      states={{
        Success: {},
        Info: { tone: 'info', children: 'You are back online.' },
        'With an action': {
          tone: 'info',
          children: 'Message discarded.',
          action: (
            <Button variant="ghost" size="sm" className="shrink-0">
              Undo
            </Button>
          ),
        },
        Danger: {
          tone: 'danger',
          children: "We couldn't save your profile. Check your connection and try again.",
        },
        'Long text': {
          tone: 'danger',
          children:
            'The picture “IMG_20260314_104512_living-room.jpeg” is larger than 8 MB. Choose a smaller one.',
        },
      }}
    >
      {(props: Partial<NoticeProps>) => <Notice {...args} {...props} />}
    </SheetSection>
  ),
  play: async ({ canvas }) => {
    const [danger] = canvas.getAllByRole('alert');
    await expect(danger).toHaveTextContent("We couldn't save your profile.");
  },
});
