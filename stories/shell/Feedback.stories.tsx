import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import { Toasts } from '#src/app/layout/Toasts.tsx';
import { EnvironmentProvider, useToasts } from '#src/lib/EnvironmentProvider.tsx';
import type { Services } from '#src/lib/services.ts';
import { TOAST_MS, type ToastEntry } from '#src/lib/toasts.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Banner } from '#src/ui/Banner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Container } from '#src/ui/Container.tsx';
import { Dialog, DialogContent } from '#src/ui/Dialog.tsx';
import { withMotion } from '#stories/checks/with-motion.ts';
import preview from '../../.storybook/preview.tsx';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { settle } from '../stage/settle.ts';

const meta = preview.meta({
  title: 'Shell/Feedback',
  // The stories need the stage's clock; they render their own frame.
  parameters: { scenario: 'home' },
});

function ToastFrame({ services, toast }: { services: Services; toast: Omit<ToastEntry, 'id'> }) {
  return (
    <EnvironmentProvider services={services}>
      <Container asChild>
        <main className="min-h-96 py-12">
          <h1 className="sr-only">Toasts</h1>
          <ShowButton toast={toast} />
        </main>
      </Container>
      <Toasts />
    </EnvironmentProvider>
  );
}

function ShowButton({ toast }: { toast: Omit<ToastEntry, 'id'> }) {
  const toasts = useToasts();
  return <Button onClick={() => toasts.show(toast)}>Show the toast</Button>;
}

async function showToast(text: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Show the toast' }));
  await screen.findByText(text);
}

const SUCCESS = { tone: 'success', text: 'A new code is on its way.' } as const;
const ERROR = { tone: 'danger', text: 'Failed to send message. Please try again.' } as const;

export const SuccessToast = meta.story({
  parameters: { states: ['shell.toast.success'] },
  render: (_, context) => (
    <ToastFrame services={stageOf(context).visit().services} toast={SUCCESS} />
  ),
  play: async () => {
    await showToast(SUCCESS.text);
    await expect(screen.getByText(SUCCESS.text)).toBeVisible();
  },
});

export const ErrorToast = meta.story({
  parameters: { states: ['shell.toast.error'] },
  render: (_, context) => <ToastFrame services={stageOf(context).visit().services} toast={ERROR} />,
  play: async () => {
    await showToast(ERROR.text);
    await expect(screen.getByRole('alert')).toHaveTextContent(ERROR.text);
  },
});

export const ToastGone = meta.story({
  parameters: { states: ['shell.toast.auto-dismiss'] },
  render: (_, context) => (
    <ToastFrame services={stageOf(context).visit().services} toast={SUCCESS} />
  ),
  play: async (context) => {
    const { clock } = stageOf(context);
    await showToast(SUCCESS.text);
    // Hover or focus on the toast would pause its timer.
    await userEvent.hover(screen.getByRole('button', { name: 'Show the toast' }));
    clock.advance(TOAST_MS - 1);
    await settle(stageOf(context));
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
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch dashboard data');
  },
});

export const SuccessBanner = meta.story({
  parameters: { states: ['shell.banner.success'] },
  render: () => (
    <Container asChild>
      <main className="py-12">
        <h1 className="sr-only">Banner</h1>
        <Banner tone="success">Task posted successfully!</Banner>
      </main>
    </Container>
  ),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Task posted successfully!');
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
    // Pause animations at their start, so none ends before it is found.
    const pauseAll = document.head.appendChild(document.createElement('style'));
    pauseAll.textContent = '* { animation-play-state: paused !important; }';
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
    pauseAll.remove();
  }),
});
