import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useController, useForm } from 'react-hook-form';
import { RATING_LABELS, RATINGS, REVIEW_TEXT_MAX, ReviewForm } from '#src/domain/review.ts';
import type { Review } from '#src/domain/review.ts';
import type { ApiError } from '#src/lib/api-error.ts';
import { showFieldErrors } from '#src/lib/field-errors.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog, DialogContent } from '#src/ui/Dialog.tsx';
import { Field } from '#src/ui/Field.tsx';
import { StarRating } from '#src/ui/StarRating.tsx';
import { Textarea } from '#src/ui/Textarea.tsx';
import { reviewsCopy } from './copy.ts';
import { useReviewDraft } from './drafts.ts';
import { failureHint } from './failure.ts';
import { CONFLICT, useSubmitReview, type ReviewPatch } from './use-submit-review.ts';

const copy = reviewsCopy.write;
const WORDS = RATINGS.map((rating) => RATING_LABELS[rating]);
const FIELDS = ['rating', 'review_text'] as const;

export interface WriteReviewDialogProps {
  /** The offer whose work is reviewed. */
  offerId: number;
  taskTitle: string;
  /** Whom the review is about. */
  revieweeName: string;
  /** For lists that the answer itself brings up to date. */
  patch?: ReviewPatch | undefined;
  /** Told when it is to go: it was closed, or the review is written. */
  onClose: () => void;
  /** Told when the review is written, right before `onClose`. */
  onSubmitted?: ((submitted: { review: Review }) => void) | undefined;
  /** Gives the focus a place when what has opened the dialog is gone by then. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/**
 * The review dialog (section 2): stars, and words if one likes. Draw it while it is to be open. What
 * was begun stays while the page lives, so closing asks nothing and loses nothing.
 */
export function WriteReviewDialog({
  offerId,
  taskTitle,
  revieweeName,
  patch,
  onClose,
  onSubmitted,
  onCloseAutoFocus,
}: WriteReviewDialogProps) {
  const formId = useId();
  const draft = useReviewDraft(offerId);
  const { isSending, send } = useSubmitReview(offerId, patch);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const form = useForm<ReviewForm, unknown, ReviewForm>({
    resolver: zodResolver(ReviewForm),
    defaultValues: draft.read() ?? { rating: 0, review_text: '' },
  });
  const { field: rating } = useController({ control: form.control, name: 'rating' });
  const { errors } = form.formState;
  const keepDraft = () => draft.keep(form.getValues());

  function submit(values: ReviewForm): void {
    send(values, {
      onSuccess: ({ data }) => {
        onSubmitted?.({ review: data });
        onClose();
      },
      onError: (error) => {
        const isAllOnFields = showFieldErrors(form, error.fieldErrors, FIELDS);
        setFailure(isAllOnFields ? null : error);
      },
    });
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isSending) return;
    setFailure(null);
    void form.handleSubmit(submit)(event);
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isSending && onClose()}>
      <DialogContent
        title={copy.title}
        description={<span className="wrap-anywhere">{copy.about(taskTitle, revieweeName)}</span>}
        closeLabel={reviewsCopy.close}
        isClosable={!isSending}
        onOpenAutoFocus={(event) => {
          // To the chosen star of a draft, not to the first.
          event.preventDefault();
          form.setFocus('rating');
        }}
        onCloseAutoFocus={onCloseAutoFocus}
        footer={
          <>
            <Button variant="ghost" disabled={isSending} onClick={onClose}>
              {copy.later}
            </Button>
            <SubmitButton formId={formId} isLocked={rating.value === 0} isSending={isSending} />
          </>
        }
      >
        <form id={formId} noValidate className="flex flex-col gap-5" onSubmit={handleSubmit}>
          <Field label={copy.rating} error={errors.rating?.message} required>
            <StarRating
              {...rating}
              labels={WORDS}
              busy={isSending}
              busyLabel=""
              onChange={({ value }) => {
                rating.onChange(value);
                keepDraft();
              }}
            />
          </Field>
          <Field
            label={copy.text}
            hint={copy.textHint}
            error={errors.review_text?.message}
            optional
          >
            <Textarea
              rows={5}
              counter={REVIEW_TEXT_MAX}
              readOnly={isSending}
              // Scrolls early, so that stars and buttons stay in sight.
              className="max-h-60!"
              onKeyDown={submitOnCtrlEnter}
              {...form.register('review_text', { onChange: keepDraft })}
            />
          </Field>
          {failure && <Failure error={failure} />}
        </form>
      </DialogContent>
    </Dialog>
  );
}

/**
 * Disabled for everybody who looks or listens while there are no stars (section 2), but not by the
 * browser: that would take Enter from the form, and a press could not say what is missing. So it
 * can be reached and pressed, and then the form answers 'Please select a rating' and leads there.
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
      busy={isSending}
      busyLabel={copy.submitting}
      {...(isLocked ? { 'aria-disabled': true, className: lockedClasses } : {})}
    >
      {copy.submit}
    </Button>
  );
}

const lockedClasses =
  'aria-disabled:border-line aria-disabled:bg-surface-sunken aria-disabled:text-ink-muted forced-colors:aria-disabled:text-[GrayText]';

/** Why the review was not written; under the fields, next to the button that was pressed. */
function Failure({ error }: { error: ApiError }) {
  const isConflict = error.status === CONFLICT;
  // What the server refuses with a word of its own, it would refuse again.
  const advice = error.hasServerMessage ? copy.kept : `${copy.kept} ${reviewsCopy.tryAgain}`;
  return (
    <Alert
      ref={scrollIntoSight}
      tone={isConflict ? 'warning' : 'danger'}
      title={error.message}
      className="scroll-my-24"
    >
      {isConflict ? copy.conflict : failureHint(error, advice)}
    </Alert>
  );
}

function scrollIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Where Enter begins a new line, it sends with Ctrl, or with the command key of a Mac. */
function submitOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
