import { ArrowRight, Pencil, Plus, Send, Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, type ButtonProps } from '#src/ui/Button.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetItem, SheetSection } from './sheet.tsx';

const stroke = { 'aria-hidden': true, strokeWidth: 1.75 };
const send = <Send {...stroke} />;

const meta = preview.meta({
  title: 'UI/Button',
  component: Button,
  tags: ['autodocs'],
  decorators: [framed],
  args: { children: 'Save changes', onClick: fn() },
});

export const Primary = meta.story({ tags: ['!test'] });

const submitted = fn();

/** A busy button keeps focus, announces that it is busy, and ignores clicks and Enter in a field. */
export const Busy = meta.story({
  args: { isBusy: true, busyLabel: 'Saving your changes', type: 'submit' },
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
  play: async ({ canvas, args }) => {
    submitted.mockClear();
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving your changes');
    await userEvent.type(canvas.getByLabelText('Name'), '{Enter}');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(submitted).not.toHaveBeenCalled();
  },
});

/**
 * Tab skips a disabled button and stops at a busy one and at one that only looks disabled, whose click can tell
 * what is missing. Enter and Space activate.
 */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      <Button {...args} disabled>
        Not yet
      </Button>
      <Button {...args} />
      <Button {...args} isSoftDisabled>
        Something is missing
      </Button>
      <Button isBusy>Wait</Button>
    </div>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await expect(button).toHaveFocus();
    const { outlineStyle, outlineWidth } = getComputedStyle(button);
    await expect([outlineStyle, Number.parseFloat(outlineWidth)]).toEqual(['solid', 2]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    const soft = canvas.getByRole('button', { name: 'Something is missing' });
    await expect(soft).toHaveFocus();
    await expect(soft).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(soft);
    await expect(args.onClick).toHaveBeenCalledTimes(3);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Wait' })).toHaveFocus();
  },
});

const variants = {
  Primary: { variant: 'primary', children: 'Send offer', icon: send },
  Secondary: { variant: 'secondary', children: 'Edit offer', icon: <Pencil {...stroke} /> },
  Ghost: { variant: 'ghost', children: 'Add photo', icon: <Plus {...stroke} /> },
  Link: { variant: 'link', children: 'View offer', icon: send },
  Danger: { variant: 'danger', children: 'Delete', icon: <Trash2 {...stroke} /> },
} as const;

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      {Object.entries(variants).map(([title, { variant, children }]) => (
        <SheetSection
          key={title}
          title={title}
          states={{
            Default: {},
            Hover: { 'data-pseudo': 'hover' },
            Focus: { 'data-pseudo': 'focus' },
            Pressed: { 'data-pseudo': 'hover active' },
            Busy: { isBusy: true },
            Disabled: { disabled: true },
          }}
        >
          {(props: ButtonProps) => (
            <Button variant={variant} {...props}>
              {children}
            </Button>
          )}
        </SheetSection>
      ))}
      <SheetSection
        title="With icon"
        states={{
          ...variants,
          Busy: { ...variants.Primary, isBusy: true },
          Disabled: { ...variants.Primary, disabled: true },
        }}
      >
        {(props: ButtonProps) => <Button {...props} />}
      </SheetSection>
      <SheetSection
        title="Size"
        states={{
          Small: { size: 'sm' },
          Medium: {},
          Large: { size: 'lg' },
          'Small, with icon': { size: 'sm', icon: send },
          'Small, busy': { size: 'sm', isBusy: true },
          'Small, disabled': { size: 'sm', disabled: true },
        }}
      >
        {(props: ButtonProps) => <Button {...props}>Send offer</Button>}
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
              <ArrowRight {...stroke} className="rtl:-scale-x-100" />
            </a>
          </Button>
        </SheetItem>
      </SheetSection>
    </>
  ),
});
