import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { within } from 'storybook/test';
import { expect } from 'vitest';
import { listPendingReviews } from '#src/contract/reviews.ts';
import { Notices } from '#src/app/layout/Notices.tsx';
import { ViewReviewDialog } from '#src/entities/reviews/ViewReviewDialog.tsx';
import {
  WriteReviewDialog,
  type WriteReviewDialogProps,
} from '#src/entities/reviews/WriteReviewDialog.tsx';
import { EnvironmentProvider, useApi } from '#src/lib/EnvironmentProvider.tsx';
import { callQuery } from '#src/lib/query.ts';
import { DialogSlot } from '#src/ui/DialogSlot.tsx';
import { createStage, type Stage } from '#stories/stage/stage.ts';
import { watchConsole } from '#stories/checks/watch-console.ts';
import { startWorker } from '#stories/stage/worlds.ts';
import '#src/ui/styles/index.css';

/** A completed offer from the client to the worker, with no review yet. */
export const OFFER = 3;
const cleanUps: (() => void)[] = [];

/**
 * Unmounts everything that a test rendered.
 *
 * @throws AssertionError on an unmocked call or a console error
 */
export function cleanUpDialogs(): void {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
}

type PageProps = Partial<Pick<WriteReviewDialogProps, 'onSubmitted'>> & {
  reviewId?: number;
};

/**
 * Mounts a page with buttons that open the dialogs, in a world with a completed offer.
 *
 * @param prepare sets up the stage before the first render
 */
export async function mountDialogs(
  props: PageProps = {},
  prepare: (stage: Stage) => void = () => {},
) {
  await startWorker();
  const stage = createStage('dashboard-loaded');
  prepare(stage);
  const console = watchConsole();
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  cleanUps.push(() => {
    root.unmount();
    element.remove();
    stage.dispose();
    console.stop();
    const unmocked = stage.server.seen.filter(({ call }) => call === null);
    expect([...unmocked, ...console.lines]).toEqual([]);
  });
  root.render(
    <EnvironmentProvider services={stage.visit().services}>
      <Page {...props} />
      <Notices />
    </EnvironmentProvider>,
  );
  await within(element).findByRole('button', { name: 'Write Review' });
  return { stage };
}

function Page({ reviewId = 1, ...rest }: PageProps) {
  const [open, setOpen] = useState<'write' | 'view' | null>(null);
  // A query next to the dialogs that a submitted review invalidates.
  const pending = useQuery(callQuery(useApi(), listPendingReviews, {}));
  return (
    <main>
      <h1>{pending.data ? `${pending.data.data.length} pending` : 'Loading'}</h1>
      <button type="button" onClick={() => setOpen('write')}>
        Write Review
      </button>
      <button type="button" onClick={() => setOpen('view')}>
        View Review
      </button>
      <DialogSlot value={open}>
        {(shown, isOpen) =>
          shown === 'write' ? (
            <WriteReviewDialog
              {...rest}
              offerId={OFFER}
              taskTitle="Assemble a bookshelf"
              revieweeName="Wes Okafor"
              isOpen={isOpen}
              onClose={() => setOpen(null)}
            />
          ) : (
            <ViewReviewDialog reviewId={reviewId} isOpen={isOpen} onClose={() => setOpen(null)} />
          )
        }
      </DialogSlot>
    </main>
  );
}
