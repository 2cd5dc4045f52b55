import { ArrowRight, Check, Pencil, Plus, Send, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { inAllModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

const meta = preview.meta({
  title: 'UI/Button',
  component: Button,
  tags: ['autodocs'],
  decorators: [framed],
  args: { children: 'Save changes', onClick: fn() },
});

export const Primary = meta.story({ args: { variant: 'primary' as const } });

export const Secondary = meta.story({ args: { variant: 'secondary' as const } });

export const Ghost = meta.story({ args: { variant: 'ghost' as const } });

export const Danger = meta.story({
  args: { variant: 'danger' as const, children: 'Delete account' },
});

export const Small = meta.story({ args: { size: 'sm' as const } });

export const Large = meta.story({ args: { size: 'lg' as const } });

export const WithIcon = meta.story({
  args: { icon: <Send aria-hidden strokeWidth={1.75} />, children: 'Send message' },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const FullWidth = meta.story({ args: { fullWidth: true } });

export const AsLink = meta.story({
  args: { asChild: true, variant: 'secondary' as const, children: <a href="#more">Read more</a> },
});

/** A busy button stays in focus, says so, and does nothing. */
export const Busy = meta.story({
  args: { busy: true, busyLabel: 'Saving your changes' },
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

const submitted = fn();

/** Enter in a field of the form does not send it twice. */
export const BusyInForm = meta.story({
  args: { busy: true, type: 'submit' },
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

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const words = {
  primary: 'Publish request',
  secondary: 'Edit request',
  ghost: 'Cancel',
  danger: 'Delete request',
};
const icons = {
  primary: <Check aria-hidden strokeWidth={1.75} />,
  secondary: <Pencil aria-hidden strokeWidth={1.75} />,
  ghost: <Plus aria-hidden strokeWidth={1.75} />,
  danger: <Trash2 aria-hidden strokeWidth={1.75} />,
};

export const Sheet = meta.story({
  parameters: { chromatic: inAllModes },
  render: () => (
    <div className="flex flex-col gap-6">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          <Button variant={variant} size="lg">
            {words[variant]}
          </Button>
          <Button variant={variant}>{words[variant]}</Button>
          <Button variant={variant} icon={icons[variant]}>
            {words[variant]}
          </Button>
          <Button variant={variant} size="sm" icon={icons[variant]}>
            {words[variant]}
          </Button>
          <Button variant={variant} data-pseudo="hover">
            {words[variant]}
          </Button>
          <Button variant={variant} data-pseudo="focus">
            {words[variant]}
          </Button>
          <Button variant={variant} busy>
            {words[variant]}
          </Button>
          <Button variant={variant} disabled>
            {words[variant]}
          </Button>
        </div>
      ))}
      <div className="max-w-sm">
        <Button asChild fullWidth size="lg">
          <a href="#start">
            Find help nearby
            <ArrowRight aria-hidden strokeWidth={1.75} />
          </a>
        </Button>
      </div>
    </div>
  ),
});
