import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState, type ReactNode, type RefObject } from 'react';
import { useController, useForm } from 'react-hook-form';
import { RATING_LABELS, RATINGS, REVIEW_TEXT_MAX, ReviewForm } from '#src/domain/review.ts';
import type { Review } from '#src/domain/review.ts';
import { CONFLICT, NOT_FOUND } from '#src/lib/calls/http-status.ts';
import type { ApiError } from '#src/lib/calls/api-error.ts';
import { useDialogForm } from '#src/lib/forms/dialog-form.ts';
import type { ApiMutation } from '#src/lib/calls/use-api-mutation.ts';
import type { Draft } from '#src/lib/forms/use-draft.ts';
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
import type { ReviewDraft } from './drafts.ts';
import { failureMessage } from './failure.ts';

const copy = reviewsCopy.form;
const LABELS = RATINGS.map((rating) => RATING_LABELS[rating]);
const FIELDS = ['rating', 'review_text'] as const;

export interface ReviewFormCopy {
  readonly title: string;
  readonly submit: string;
  /** Announced while the review is being sent. */
  readonly submitting: string;
  /** Label of the button that closes the dialog. */
  readonly later: string;
  /** What to do after a conflict. */
  readonly conflict: string;
  /** What to do when it is unknown whether the review was sent. */
  readonly unconfirmed: string;
  /** Title of a failure without a server message; by default the call's own. */
  readonly failed?: string;
  /** What to do when the review doesn't exist anymore. */
  readonly gone?: string;
}

export interface ReviewFormDialogProps {
  copy: ReviewFormCopy;
  description: ReactNode;
  /** What the form starts with, unless there is a draft. */
  initial: ReviewForm;
  draft: Draft<ReviewDraft>;
  /** Says that the form starts with a draft; by default nothing does. */
  renderRestored?: ((note: { onDiscard: () => void }) => ReactNode) | undefined;
  mutation: ApiMutation<ReviewForm, { data: Review }>;
  /** False while the dialog closes. */
  isOpen: boolean;
  /** Called when the dialog should close: on dismissal or after success. */
  onClose: () => void;
  /** Called when the button beside the submit button is pressed; by default like `onClose`. */
  onLater?: (() => void) | undefined;
  /** Called after success, before `onClose`. */
  onSubmitted?: ((submitted: { review: Review }) => void) | undefined;
  /** Gets the focus on close if the button that opened the dialog is gone. */
  focusFallback?: RefObject<HTMLElement | null> | undefined;
}

/**
 * The form of a review in a dialog: a rating and an optional text (product.md §2). What was entered is kept as
 * a draft, so closing the dialog needs no confirmation, not even while the review is being sent.
 */
export function ReviewFormDialog({
  copy: texts,
  description,
  initial,
  draft,
  renderRestored,
  mutation,
  isOpen,
  onClose,
  onLater = onClose,
  onSubmitted,
  focusFallback,
}: ReviewFormDialogProps) {
  const formId = useId();
  const [saved] = useState(() => draft.read());
  const form = useForm<ReviewForm, unknown, ReviewForm>({
    resolver: zodResolver(ReviewForm),
    defaultValues: saved ?? initial,
  });
  const [isRestored, setIsRestored] = useState(
    saved !== undefined &&
      !(saved.rating === initial.rating && saved.review_text === initial.review_text),
  );
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

  function discard(): void {
    // Not `reset`: it forgets the fields until the next render, and the focus could not move.
    for (const name of FIELDS) form.setValue(name, initial[name]);
    form.clearErrors();
    draft.clear();
    setIsRestored(false);
    form.setFocus('rating');
  }

  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title={texts.title}
        description={<span className="wrap-anywhere">{description}</span>}
        closeLabel={reviewsCopy.close}
        focusFallback={focusFallback}
        onOpenAutoFocus={(event) => {
          // Focus the draft's rating instead of the first star.
          event.preventDefault();
          form.setFocus('rating');
        }}
        footer={
          <>
            <Button variant="secondary" onClick={onLater}>
              {texts.later}
            </Button>
            {/*
              Looks and reads as disabled until there is a rating (product.md §2), but a native `disabled` would
              block submitting with Enter. A click then shows 'Please select a rating' and focuses the stars.
            */}
            <Button
              type="submit"
              form={formId}
              isBusy={isSending}
              busyLabel={texts.submitting}
              isSoftDisabled={rating.value === 0}
            >
              {texts.submit}
            </Button>
          </>
        }
      >
        <FormLayout
          id={formId}
          alert={
            failure ? (
              <Failure {...failure} copy={texts} />
            ) : mutation.isSlow ? (
              <SlowNotice onStop={stopWaiting} />
            ) : (
              isRestored && !isSending && renderRestored?.({ onDiscard: discard })
            )
          }
          onSubmit={handleSubmit}
        >
          <Field label={copy.rating} hint={copy.ratingHint} error={errors.rating?.message} required>
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
              counterFrom={0}
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

/** Why sending failed. */
function Failure({
  error,
  isUnconfirmed,
  copy: texts,
}: {
  error: ApiError;
  isUnconfirmed: boolean;
  copy: ReviewFormCopy;
}) {
  const isConflict = error.status === CONFLICT;
  // An error with a server message would recur, so don't suggest a retry.
  const retry = error.hasServerMessage ? copy.kept : `${copy.kept} ${reviewsCopy.tryAgain}`;
  const advice = isUnconfirmed ? `${copy.kept} ${texts.unconfirmed}` : retry;
  return (
    <Alert tone={isConflict ? 'warning' : 'danger'} title={failureMessage(error, texts.failed)}>
      {isConflict ? texts.conflict : (error.status === NOT_FOUND && texts.gone) || advice}
    </Alert>
  );
}
