import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AlertDialog, type AlertDialogProps } from '#src/ui/AlertDialog.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './sheet.tsx';

const canceled = fn();
const confirmed = fn();

/** A button, and the dialog it opens. */
function DialogWithTrigger({ isOpen: initial, ...panel }: AlertDialogProps) {
  const [isOpen, setIsOpen] = useState(initial);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Delete
      </Button>
      <AlertDialog
        {...panel}
        isOpen={isOpen}
        onCancel={() => {
          canceled();
          setIsOpen(false);
        }}
        onAction={confirmed}
      />
    </>
  );
}

/** Waits for the opening animation: the contrast of translucent text cannot be checked. */
async function waitUntilOpen() {
  const dialog = await screen.findByRole('alertdialog');
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  return dialog;
}

const meta = preview.meta({
  title: 'UI/AlertDialog',
  component: AlertDialog,
  tags: ['autodocs'],
  decorators: [framed],
  // An open dialog hides the rest of its page from assistive technology, so each has its own page.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    isOpen: true,
    title: 'Delete this request?',
    description: 'Nobody sees it any more, and the two offers that you got are declined.',
    cancelLabel: 'Keep it',
    actionLabel: 'Delete request',
    onCancel: fn(),
    onAction: fn(),
  },
  beforeEach: () => {
    canceled.mockClear();
    confirmed.mockClear();
  },
  render: (args) => <DialogWithTrigger {...args} />,
});

export const Default = meta.story({ tags: ['!test'] });

/** While the action is pending, the button is busy and everything else is disabled. */
export const Busy = meta.story({
  args: { isBusy: true, busyLabel: 'Deleting your request' },
  play: async () => {
    const dialog = await waitUntilOpen();
    const cancel = within(dialog).getByRole('button', { name: 'Keep it' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await expect(within(dialog).getByText('Deleting your request')).toHaveRole('status');
    await expect(cancel).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete request' }));
    await expect(canceled).not.toHaveBeenCalled();
    await expect(confirmed).not.toHaveBeenCalled();
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
});

/** A link in the text does not take the focus from the cancel button. Escape cancels, a click outside does not. */
export const PressOutside = meta.story({
  tags: ['!autodocs'],
  args: {
    isOpen: false,
    children: (
      <p>
        Read <a href="#rules">what becomes of your offers</a>.
      </p>
    ),
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' });
    await userEvent.click(opener);
    const dialog = await waitUntilOpen();
    const cancel = within(dialog).getByRole('button', { name: 'Keep it' });
    await waitFor(() => expect(cancel).toHaveFocus());
    const backdrop = dialog.previousElementSibling;
    if (backdrop === null) throw new Error('Expected a backdrop before the dialog.');
    await userEvent.click(backdrop);
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement | null);
    await expect(canceled).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(canceled).toHaveBeenCalledTimes(1);
    await expect(opener).toHaveFocus();
  },
});

/** A failure is told in the dialog. Long labels wrap. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  args: {
    title: 'Delete “Mount two shelves, a mirror and the curtain rail in the hallway”?',
    cancelLabel: 'No, keep the request as it is',
    actionLabel: 'Yes, delete it for everybody',
    children: (
      <Alert tone="danger" title="It is still there">
        We couldn't delete your request. Try again in a minute.
      </Alert>
    ),
  },
});
