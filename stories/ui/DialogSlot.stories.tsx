import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { Dialog, DialogContent } from '#src/ui/Dialog.tsx';
import { DialogSlot } from '#src/ui/DialogSlot.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Textarea } from '#src/ui/Textarea.tsx';
import { inThreeModes } from '#states/modes.ts';
import { pauseAnimations } from '#stories/checks/paused-animations.ts';
import { withMotion } from '#stories/checks/with-motion.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './sheet.tsx';

const TASKS = ['Mow the lawn', 'Assemble a bunk bed'] as const;

/** Two tasks, and one slot for the dialog about either. */
function Page({ initial = null }: { initial?: string | null }) {
  const [task, setTask] = useState<string | null>(initial);
  return (
    <div className="flex min-h-64 flex-wrap content-start gap-3">
      {TASKS.map((name) => (
        <Button key={name} variant="secondary" onClick={() => setTask(name)}>
          Write about “{name}”
        </Button>
      ))}
      <DialogSlot value={task}>
        {(name, isOpen) => (
          <Dialog open={isOpen} onOpenChange={(next) => !next && setTask(null)}>
            <DialogContent title={name}>
              <Field label="Your message">
                <Textarea rows={3} />
              </Field>
            </DialogContent>
          </Dialog>
        )}
      </DialogSlot>
    </div>
  );
}

const meta = preview.meta({
  title: 'UI/DialogSlot',
  component: DialogSlot,
  tags: ['autodocs'],
  decorators: [framed],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { value: null, children: () => null },
  render: () => <Page />,
});

async function open(name: string): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: `Write about “${name}”` }));
  return screen.findByRole('dialog', { name });
}

/**
 * The dialog stays until its closing animation is over, then it is gone. What was typed about one task does not
 * show up in the dialog about the other.
 */
export const Closing = meta.story({
  play: withMotion(async () => {
    const dialog = await open(TASKS[0]);
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus());
    const play = pauseAnimations();
    await userEvent.keyboard('Saturday?{Escape}');
    await expect(dialog).toBeInTheDocument();
    await expect(dialog).toHaveAttribute('data-state', 'closed');
    await expect(dialog.getAnimations()).toHaveLength(1);
    play();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(screen.getByRole('button', { name: /Mow the lawn/ })).toHaveFocus();
    const second = await open(TASKS[1]);
    await expect(within(second).getByRole('textbox')).toHaveValue('');
  }),
});

/** A dialog that opens while the one before it is still closing stays. */
export const OpenedWhileClosing = meta.story({
  play: withMotion(async () => {
    const first = await open(TASKS[0]);
    await waitFor(() => expect(within(first).getByRole('textbox')).toHaveFocus());
    const play = pauseAnimations();
    await userEvent.keyboard('{Escape}');
    await expect(first).toHaveAttribute('data-state', 'closed');
    screen.getByRole('button', { name: /bunk bed/, hidden: true }).click();
    const second = await screen.findByRole('dialog', { name: TASKS[1] });
    play();
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(second).toBeInTheDocument();
    await waitFor(() => expect(within(second).getByRole('textbox')).toHaveFocus());
  }),
});

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => <Page initial={TASKS[0]} />,
});
