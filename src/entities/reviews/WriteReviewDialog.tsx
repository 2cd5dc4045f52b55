import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState, type RefObject } from 'react';
import { useController, useForm } from 'react-hook-form';
import { RATING_LABELS, RATINGS, REVIEW_TEXT_MAX, ReviewForm } from '#src/domain/review.ts';
import type { Review } from '#src/domain/review.ts';
import type { ApiError } from '#src/lib/api-error.ts';
import { useDialogForm, useLateNotice } from '#src/lib/dialog-form.ts';
import { CONFLICT } from '#src/lib/reliable-call.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog, DialogContent } from '#src/ui/Dialog.tsx';
import { FormLayout } from '#src/ui/FormLayout.tsx';
import { Field } from '#src/ui/Field.tsx';
import { SlowNotice } from '#src/ui/SlowNotice.tsx';
import { submitOnCtrlEnter } from '#src/ui/submit-on-ctrl-enter.ts';
import { StarRating } from '#src/ui/StarRating.tsx';
import { Textarea } from '#src/ui/Textarea.tsx';
import { reviewsCopy } from './copy.ts';
import { useReviewDraft } from './drafts.ts';
import { failureHint } from './failure.ts';
import { useSubmitReview } from './use-submit-review.ts';

const copy = reviewsCopy.write;
const LABELS = RATINGS.map((rating) => RATING_LABELS[rating]);
const FIELDS = ['rating', 'review_text'] as const;

export interface WriteReviewDialogProps {
  /** The reviewed offer. */
  offerId: number;
  taskTitle: string;
  /** The reviewed user's name. */
  revieweeName: string;
  /** False while the dialog closes. */
  isOpen: boolean;
  /** Called when the dialog should close: on dismissal or after success. */
  onClose: () => void;
  /** Called after success, before `onClose`. */
  onSubmitted?: ((submitted: { review: Review }) => void) | undefined;
  /** Gets the focus on close if the button that opened the dialog is gone. */
  focusFallback?: RefObject<HTMLElement | null> | undefined;
}

/**
 * The review dialog (section 2): a rating and an optional text. What was entered is kept as a draft, so
 * closing the dialog needs no confirmation, not even while the review is being sent: a notice then tells the
 * outcome. Render it in a `DialogSlot`.
 */
export function WriteReviewDialog({
  offerId,
  taskTitle,
  revieweeName,
  isOpen,
  onClose,
  onSubmitted,
  focusFallback,
}: WriteReviewDialogProps) {
  const formId = useId();
  const draft = useReviewDraft(offerId);
  const [saved] = useState(() => draft.read());
  const tellLate = useLateNotice(isOpen);
  const mutation = useSubmitReview(offerId, () =>
    tellLate({ tone: 'danger', text: copy.failedLater }),
  );
  const form = useForm<ReviewForm, unknown, ReviewForm>({
    resolver: zodResolver(ReviewForm),
    defaultValues: saved ?? { rating: 0, review_text: '' },
  });
  const { field: rating } = useController({ control: form.control, name: 'rating' });
  const { errors } = form.formState;
  const { isSending, failure, handleSubmit, stopWaiting } = useDialogForm({
    form,
    fields: FIELDS,
    draft,
    mutation,
    variables: (values) => values,
    focusOnStop: 'review_text',
    onSuccess: ({ data }) => onSubmitted?.({ review: data }),
    onSent: onClose,
  });

  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title={copy.title}
        description={<span className="wrap-anywhere">{copy.about(taskTitle, revieweeName)}</span>}
        closeLabel={reviewsCopy.close}
        focusFallback={focusFallback}
        onOpenAutoFocus={(event) => {
          // Focus the draft's rating instead of the first star.
          event.preventDefault();
          form.setFocus('rating');
        }}
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              {copy.later}
            </Button>
            <SubmitButton formId={formId} isLocked={rating.value === 0} isSending={isSending} />
          </>
        }
      >
        <FormLayout
          id={formId}
          alert={
            failure ? (
              <Failure {...failure} />
            ) : (
              mutation.isSlow && <SlowNotice onStop={stopWaiting} />
            )
          }
          onSubmit={handleSubmit}
        >
          <Field label={copy.rating} error={errors.rating?.message} required>
            <StarRating
              {...rating}
              labels={LABELS}
              isBusy={isSending}
              busyLabel=""
              onChange={({ value }) => rating.onChange(value)}
            />
          </Field>
          <Field
            label={copy.text}
            hint={copy.textHint}
            error={errors.review_text?.message}
            isOptional
          >
            <Textarea
              rows={5}
              counter={REVIEW_TEXT_MAX}
              readOnly={isSending}
              // Scrolls early, so the stars and buttons stay visible.
              className="max-h-60!"
              onKeyDown={submitOnCtrlEnter}
              {...form.register('review_text')}
            />
          </Field>
        </FormLayout>
      </DialogContent>
    </Dialog>
  );
}

/**
 * Looks and reads as disabled until there is a rating (section 2), but uses `aria-disabled`: a native
 * `disabled` would block submitting with Enter. A click then shows 'Please select a rating' and
 * focuses the stars.
 */
function SubmitButton({
  formId,
  isLocked,
  isSending,
}: {
  formId: string;
  isLocked: boolean;
  isSending: boolean;
}) {
  return (
    <Button
      type="submit"
      form={formId}
      isBusy={isSending}
      busyLabel={copy.submitting}
      isSoftDisabled={isLocked}
    >
      {copy.submit}
    </Button>
  );
}

/** Why submitting failed. */
function Failure({ error, isUnconfirmed }: { error: ApiError; isUnconfirmed: boolean }) {
  const isConflict = error.status === CONFLICT;
  // An error with a server message would recur, so don't suggest a retry.
  const advice = error.hasServerMessage ? copy.kept : `${copy.kept} ${reviewsCopy.tryAgain}`;
  return (
    <Alert tone={isConflict ? 'warning' : 'danger'} title={error.message}>
      {isConflict
        ? copy.conflict
        : isUnconfirmed
          ? `${copy.kept} ${copy.unconfirmed}`
          : failureHint(error, advice)}
    </Alert>
  );
}
