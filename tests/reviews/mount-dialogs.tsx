import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listPendingReviews } from '#src/contract/reviews.ts';
import { ViewReviewDialog } from '#src/features/review/ViewReviewDialog.tsx';
import {
  WriteReviewDialog,
  type WriteReviewDialogProps,
} from '#src/features/review/WriteReviewDialog.tsx';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { callQuery } from '#src/lib/calls/query.ts';
import { DialogSlot } from '#src/ui/DialogSlot.tsx';
import type { Stage } from '#stories/stage/stage.ts';
import { renderFeature } from '../render-stage.tsx';

/** A completed offer from the client to the worker, with no review yet. */
export const OFFER = 3;

type PageProps = Partial<Pick<WriteReviewDialogProps, 'onSubmitted'>>;

/**
 * Renders a page with buttons that open the dialogs, in a world with a completed offer.
 *
 * @param prepare sets up the stage before the first render
 */
export function mountDialogs(props: PageProps = {}, prepare: (stage: Stage) => void = () => {}) {
  return renderFeature('dashboard-loaded', <Page {...props} />, { prepare });
}

function Page(props: PageProps) {
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
              {...props}
              offerId={OFFER}
              taskTitle="Assemble a bookshelf"
              revieweeName="Wes Okafor"
              isOpen={isOpen}
              onClose={() => setOpen(null)}
            />
          ) : (
            <ViewReviewDialog reviewId={1} isOpen={isOpen} onClose={() => setOpen(null)} />
          )
        }
      </DialogSlot>
    </main>
  );
}
