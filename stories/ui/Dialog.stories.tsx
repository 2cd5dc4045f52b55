import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { Dialog, DialogContent, type DialogContentProps } from '#src/ui/Dialog.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import { OtpInput } from '#src/ui/OtpInput.tsx';
import { Notice, NoticeRegion } from '#src/ui/Notice.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './sheet.tsx';

const dismissed = fn();

/** A page long enough to scroll, a button in it, and the dialog that it opens. */
function Page({ isOpen: initial, ...content }: DialogContentProps & { isOpen: boolean }) {
  const [isOpen, setIsOpen] = useState(initial);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Open the dialog
      </Button>
      <div className="mt-6 flex max-w-reading flex-col gap-6">
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'].map(
          (nth) => (
            <p key={nth} className="rounded-card border border-line bg-surface-raised p-6">
              The {nth} of the cards that stand on the page behind the dialog, so that it can
              scroll. None of them moves when the dialog opens or closes.
            </p>
          ),
        )}
      </div>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent {...content} />
      </Dialog>
    </>
  );
}

/** Waits for the opening animation: the contrast of translucent text cannot be checked. */
async function waitUntilOpen() {
  const dialog = await screen.findByRole('dialog');
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  return dialog;
}

const meta = preview.meta({
  title: 'UI/Dialog',
  component: DialogContent,
  subcomponents: { Dialog },
  tags: ['autodocs'],
  decorators: [framed],
  // An open dialog hides the rest of its page from assistive technology, so each has its own page.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    title: 'Delete this request?',
    description: 'Nobody sees it any more, and the two offers that you got are declined.',
    footer: (
      <>
        <Button variant="secondary">Keep it</Button>
        <Button variant="danger">Delete request</Button>
      </>
    ),
  },
  render: (args) => <Page isOpen {...args} />,
});

export const Default = meta.story({ tags: ['!test'] });

/** Focus moves in, Tab stays inside, Escape closes, and focus returns. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  render: (args) => <Page isOpen={false} {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open the dialog' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await waitUntilOpen();
    await expect(dialog).toHaveAccessibleName('Delete this request?');
    await expect(dialog).toHaveAccessibleDescription(
      'Nobody sees it any more, and the two offers that you got are declined.',
    );
    const keep = within(dialog).getByRole('button', { name: 'Keep it' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Delete request' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(keep).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
});

/** A click outside closes it, too. Focus returns to the trigger even when a field inside has autofocus. */
export const FocusComesBack = meta.story({
  tags: ['!autodocs'],
  args: {
    title: 'Confirm your email',
    description: undefined,
    footer: undefined,
    children: (
      <Field label="Code" hint="The six digits that we sent to ana@example.com.">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the subject of this story */}
        <Input inputMode="numeric" defaultValue="402" autoFocus />
      </Field>
    ),
  },
  render: (args) => <Page isOpen={false} {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open the dialog' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await waitUntilOpen();
    await expect(within(dialog).getByLabelText('Code')).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const again = await waitUntilOpen();
    const backdrop = again.previousElementSibling;
    if (backdrop === null) throw new Error('Expected a backdrop before the dialog.');
    await userEvent.click(backdrop);
    await waitFor(() => expect(again).not.toBeInTheDocument());
  },
});

const checking: DialogContentProps = {
  isClosable: false,
  title: 'Confirm your email',
  description: undefined,
  children: (
    <Field label="Code" hint="The six digits that we sent to ana@example.com.">
      <OtpInput value="402917" onChange={fn()} onSubmit={fn()} isBusy />
    </Field>
  ),
  footer: (
    <Button isBusy busyLabel="Checking your code">
      Confirm email
    </Button>
  ),
};

/**
 * While work is pending, neither Escape nor a click outside closes it, and it has no close button.
 */
export const NotClosable = meta.story({
  args: checking,
  play: async () => {
    const dialog = await waitUntilOpen();
    await userEvent.keyboard('{Escape}');
    if (dialog.previousElementSibling) await userEvent.click(dialog.previousElementSibling);
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
  },
});

const rules = [
  'Say what there is to do, where, and when it suits you. A picture helps more than a long text.',
  'Agree on the price before the work begins. It is for the whole task, with the way there and back.',
  'Have the tools ready that you promised, and say in time if anything has changed.',
  'Be at home at the time that you agreed on, or tell a neighbor who can open the door.',
  'Look at the work together at the end. What is missing is easier to say in person.',
  'Pay on the same day. Reviews open for both of you once the payment has arrived.',
];

const longText: DialogContentProps = {
  title: 'What makes a task go well, for the one who asks and for the one who helps',
  description: undefined,
  children: (
    <ol className="flex list-decimal flex-col gap-4 ps-5">
      {[...rules, ...rules].map((rule, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list is static
        <li key={index}>{rule}</li>
      ))}
    </ol>
  ),
  footer: <Button>I have read it</Button>,
};

/** Dismissing a notice over the dialog does not close the dialog. */
export const UnderANotice = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <Page isOpen {...args} />
      <NoticeRegion>
        <Notice tone="danger" onDismiss={dismissed}>
          We couldn't reach the server. Try again in a minute.
        </Notice>
      </NoticeRegion>
    </>
  ),
  play: async () => {
    dismissed.mockClear();
    const dialog = await waitUntilOpen();
    const notice = await screen.findByRole('alert');
    await userEvent.click(within(notice).getByRole('button', { name: 'Dismiss' }));
    await expect(dismissed).toHaveBeenCalledTimes(1);
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
});

/** What overflows scrolls between the title and the buttons, which stay. */
export const Sheet = meta.story({ parameters: { chromatic: inThreeModes }, args: longText });
