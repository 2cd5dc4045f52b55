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
  readonly submitting: string;
  readonly later: string;
  readonly conflict: string;
  readonly unconfirmed: string;
  /** By default the call's own. */
  readonly failed?: string;
  readonly gone?: string;
}

export interface ReviewFormDialogProps {
  copy: ReviewFormCopy;
  description: ReactNode;
  /** Unless there is a draft. */
  initial: ReviewForm;
  draft: Draft<ReviewDraft>;
  /** By default nothing says that the form starts with a draft. */
  renderRestored?: ((note: { onDiscard: () => void }) => ReactNode) | undefined;
  mutation: ApiMutation<ReviewForm, { data: Review }>;
  isOpen: boolean;
  onClose: () => void;
  /** By default like `onClose`. */
  onLater?: (() => void) | undefined;
  /** Called before `onClose`. */
  onSubmitted?: ((submitted: { review: Review }) => void) | undefined;
  /** For when the button that opened the dialog is gone. */
  focusFallback?: RefObject<HTMLElement | null> | undefined;
}

/** A rating and an optional text (product.md §2). */
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
