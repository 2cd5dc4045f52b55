import { settled, showsText } from '../screens/steps.ts';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import { Notices } from '#src/app/layout/Notices.tsx';
import { useNotices } from '#src/lib/app/EnvironmentProvider.tsx';
import { NOTICE_MS, type NoticeEntry } from '#src/lib/app/notices.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Container } from '#src/ui/Container.tsx';
import { Dialog, DialogContent } from '#src/ui/Dialog.tsx';
import { pauseAnimations } from '#stories/checks/paused-animations.ts';
import { withMotion } from '#stories/checks/with-motion.ts';
import preview from '#stories/stage/preview.tsx';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { WithServices } from '#stories/stage/WithServices.tsx';
import { home } from '#mocks/scenarios/shell.ts';

const meta = preview.meta({
  title: 'Shell/Feedback',
  // The stories need the stage's clock; they render their own frame.
  parameters: { scenario: home },
});

/** A render function: a button that shows a notice. */
function withNotice(notice: Omit<NoticeEntry, 'id'>) {
  return (_: unknown, context: Parameters<typeof stageOf>[0]) => (
    <WithServices services={stageOf(context).visit().services}>
      <Container asChild>
        <main className="min-h-96 py-12">
          <h1 className="sr-only">Notices</h1>
          <ShowButton notice={notice} />
        </main>
      </Container>
      <Notices />
    </WithServices>
  );
}

function ShowButton({ notice }: { notice: Omit<NoticeEntry, 'id'> }) {
  const notices = useNotices();
  return <Button onClick={() => notices.show(notice)}>Show the notice</Button>;
}

async function showNotice(text: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Show the notice' }));
  await expect(await screen.findByText(text)).toBeVisible();
}

const SUCCESS = { tone: 'success', text: 'A new code is on its way.' } as const;
const LONGER = {
  tone: 'success',
  text: 'Task posted successfully!',
  duration: 5_000,
} as const;
const ERROR = { tone: 'danger', text: 'Failed to send message. Please try again.' } as const;

export const SuccessNotice = meta.story({
  parameters: { states: ['shell.toast.success'] },
  render: withNotice(SUCCESS),
  play: () => showNotice(SUCCESS.text),
});

export const ErrorNotice = meta.story({
  parameters: { states: ['shell.toast.error'] },
  render: withNotice(ERROR),
  play: () => showNotice(ERROR.text),
});

export const NoticeGone = meta.story({
  parameters: { states: ['shell.toast.auto-dismiss'] },
  render: withNotice(SUCCESS),
  play: async (context) => {
    const { clock } = stageOf(context);
    await showNotice(SUCCESS.text);
    // Hover or focus on the notice would pause its timer.
    await userEvent.hover(screen.getByRole('button', { name: 'Show the notice' }));
    clock.advance(NOTICE_MS - 1);
    await settled(context);
    await expect(screen.getByText(SUCCESS.text)).toBeVisible();
    clock.advance(1);
    await waitFor(() => expect(screen.queryByText(SUCCESS.text)).not.toBeInTheDocument());
  },
});

export const ErrorAlert = meta.story({
  parameters: { states: ['shell.alert.error'] },
  render: () => (
    <Container asChild>
      <main className="py-12">
        <h1 className="sr-only">Alert</h1>
        <Alert tone="danger" title="We couldn't load your stats">
          Failed to fetch dashboard data
        </Alert>
      </main>
    </Container>
  ),
  play: showsText('Failed to fetch dashboard data'),
});

/** After a transition of an offer, a notice stays for 5 s instead of 3. */
export const LongerNotice = meta.story({
  parameters: { states: ['shell.banner.success'] },
  render: withNotice(LONGER),
  play: async (context) => {
    await showNotice(LONGER.text);
    stageOf(context).clock.advance(LONGER.duration - 1);
    await settled(context);
    await expect(screen.getByText(LONGER.text)).toBeVisible();
  },
});

function OpeningDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main className="min-h-96 p-12">
      <h1 className="sr-only">Dialog</h1>
      <Button onClick={() => setIsOpen(true)}>Open the dialog</Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent
          title="Half way in"
          description="The backdrop is there, the panel is not yet."
        >
          <p>It takes 300 milliseconds, the backdrop behind it 150.</p>
        </DialogContent>
      </Dialog>
    </main>
  );
}

/** The opening animations, which have a duration; scroll-driven ones have none. */
function openingAnimations(): { animation: Animation; duration: number }[] {
  return document.getAnimations().flatMap((animation) => {
    const duration = animation.effect?.getComputedTiming().duration;
    const isOpening = animation instanceof CSSAnimation && typeof duration === 'number';
    return isOpening ? [{ animation, duration }] : [];
  });
}

export const DialogOpening = meta.story({
  parameters: { states: ['shell.modal.opening'] },
  render: () => <OpeningDialog />,
  play: withMotion(async () => {
    const play = pauseAnimations();
    await userEvent.click(screen.getByRole('button', { name: 'Open the dialog' }));
    const opening = await waitFor(() => {
      const found = openingAnimations();
      if (found.length < 2) throw new Error('The opening animations have not started.');
      return found;
    });
    await expect(new Set(opening.map(({ duration }) => duration))).toEqual(new Set([300, 150]));
    for (const { animation } of opening) {
      animation.pause();
      // Freeze at 150 ms: the backdrop has finished, the panel has not.
      animation.currentTime = 150;
    }
    // Animations paused by script stay paused.
    play();
  }),
});
