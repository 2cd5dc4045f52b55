import { ArrowRight, Pencil, Plus, Send, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetItem, SheetSection } from './sheet.tsx';

const SIZES = ['sm', 'md', 'lg'] as const;
const send = <Send aria-hidden strokeWidth={1.75} />;

const meta = preview.meta({
  title: 'UI/Button',
  component: Button,
  tags: ['autodocs'],
  decorators: [framed],
  args: { children: 'Save changes', onClick: fn() },
});

export const Primary = meta.story({ tags: ['!test'], args: { variant: 'primary' as const } });

/** Looks disabled, but keeps the focus and its click, which can tell what is missing. */
export const SoftDisabled = meta.story({
  args: { isSoftDisabled: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save changes' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
});

/** A busy button keeps focus, announces that it is busy, and ignores clicks. */
export const Busy = meta.story({
  args: { isBusy: true, busyLabel: 'Saving your changes' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving your changes');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** A busy button is as wide as an idle one, in every size. */
export const KeepsItsWidth = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <div className="flex flex-col items-start gap-3">
      {SIZES.flatMap((size) =>
        [undefined, send].map((icon) => (
          <div
            key={`${size} ${icon === undefined ? 'label' : 'icon'}`}
            data-pair=""
            className="flex flex-col items-start gap-1"
          >
            <Button {...args} size={size} icon={icon} />
            <Button {...args} size={size} icon={icon} isBusy />
          </div>
        )),
      )}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const pairs = [...canvasElement.querySelectorAll('[data-pair]')];
    await expect(pairs).toHaveLength(SIZES.length * 2);
    for (const pair of pairs) {
      const [idle, busy] = within(pair as HTMLElement).getAllByRole('button');
      await expect(busy?.offsetWidth).toBe(idle?.offsetWidth);
      await expect(within(busy as HTMLElement).getByText('Save changes')).toBeVisible();
    }
  },
});

const submitted = fn();

/** Enter in a field does not submit the form while the button is busy. */
export const BusyInForm = meta.story({
  args: { isBusy: true, type: 'submit' },
  render: (args) => (
    <form
      className="flex max-w-sm gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <input
        aria-label="Name"
        defaultValue="Ana"
        className="min-w-0 grow rounded-control border border-line-strong px-3"
      />
      <Button {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    submitted.mockClear();
    await userEvent.type(within(canvasElement).getByLabelText('Name'), '{Enter}');
    await expect(submitted).not.toHaveBeenCalled();
  },
});

/** Tab skips a disabled button and stops at a busy one; Enter and Space activate. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      <Button {...args} disabled>
        Not yet
      </Button>
      <Button {...args} />
      <Button isBusy>Wait</Button>
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Wait' })).toHaveFocus();
  },
});

const variants = [
  { variant: 'primary', title: 'Primary', words: 'Send offer', icon: send },
  {
    variant: 'secondary',
    title: 'Secondary',
    words: 'Edit offer',
    icon: <Pencil aria-hidden strokeWidth={1.75} />,
  },
  {
    variant: 'ghost',
    title: 'Ghost',
    words: 'Add photo',
    icon: <Plus aria-hidden strokeWidth={1.75} />,
  },
  {
    variant: 'link',
    title: 'Link',
    words: 'View offer',
    icon: send,
  },
  {
    variant: 'danger',
    title: 'Danger',
    words: 'Delete',
    icon: <Trash2 aria-hidden strokeWidth={1.75} />,
  },
] as const;

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      {variants.map(({ variant, title, words }) => (
        <SheetSection key={variant} title={title}>
          <SheetItem caption="Default">
            <Button variant={variant}>{words}</Button>
          </SheetItem>
          <SheetItem caption="Hover">
            <Button variant={variant} data-pseudo="hover">
              {words}
            </Button>
          </SheetItem>
          <SheetItem caption="Focus">
            <Button variant={variant} data-pseudo="focus">
              {words}
            </Button>
          </SheetItem>
          <SheetItem caption="Pressed">
            <Button variant={variant} data-pseudo="hover active">
              {words}
            </Button>
          </SheetItem>
          <SheetItem caption="Busy">
            <Button variant={variant} isBusy>
              {words}
            </Button>
          </SheetItem>
          <SheetItem caption="Disabled">
            <Button variant={variant} disabled>
              {words}
            </Button>
          </SheetItem>
        </SheetSection>
      ))}
      <SheetSection title="With icon">
        {variants.map(({ variant, title, words, icon }) => (
          <SheetItem key={variant} caption={title}>
            <Button variant={variant} icon={icon}>
              {words}
            </Button>
          </SheetItem>
        ))}
        <SheetItem caption="Busy">
          <Button icon={send} isBusy>
            Send offer
          </Button>
        </SheetItem>
        <SheetItem caption="Disabled">
          <Button icon={send} disabled>
            Send offer
          </Button>
        </SheetItem>
      </SheetSection>
      <SheetSection title="Size">
        <SheetItem caption="Small">
          <Button size="sm">Send offer</Button>
        </SheetItem>
        <SheetItem caption="Medium">
          <Button>Send offer</Button>
        </SheetItem>
        <SheetItem caption="Large">
          <Button size="lg">Send offer</Button>
        </SheetItem>
        <SheetItem caption="Small, with icon">
          <Button size="sm" icon={send}>
            Send offer
          </Button>
        </SheetItem>
        <SheetItem caption="Small, busy">
          <Button size="sm" isBusy>
            Send offer
          </Button>
        </SheetItem>
        <SheetItem caption="Small, disabled">
          <Button size="sm" disabled>
            Send offer
          </Button>
        </SheetItem>
      </SheetSection>
      <SheetSection title="Width" column="lg">
        <SheetItem caption="As wide as its container">
          <Button isFullWidth>Send offer</Button>
        </SheetItem>
        <SheetItem caption="Long text wraps">
          <Button isFullWidth icon={send}>
            Send the offer now and tell everybody who has already asked about it
          </Button>
        </SheetItem>
        <SheetItem caption="A link, large, icon after the words">
          <Button asChild size="lg">
            <a href="#start">
              Find help nearby
              <ArrowRight aria-hidden strokeWidth={1.75} className="rtl:-scale-x-100" />
            </a>
          </Button>
        </SheetItem>
      </SheetSection>
    </>
  ),
});
