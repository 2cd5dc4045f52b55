import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type ReactNode, type RefObject } from 'react';
import { useController, useForm } from 'react-hook-form';
import {
  RATING_LABELS,
  RATINGS,
  REVIEW_TEXT_MAX,
  ReviewForm,
  type Review,
} from '#src/domain/review.ts';
import { NOT_FOUND } from '#src/lib/calls/http-status.ts';
import { FormDialog, FormFailure } from '#src/features/form/FormDialog.tsx';
import { useDialogForm } from '#src/lib/forms/dialog-form.ts';
import type { ApiMutation } from '#src/lib/calls/use-api-mutation.ts';
import type { Draft } from '#src/lib/forms/use-draft.ts';
import { Field } from '#src/ui/Field.tsx';
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
  readonly later?: string;
  readonly conflict: string;
  readonly unconfirmed: string;
  /** By default the call's own. */
  readonly failed?: string;
  readonly gone?: string;
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
  onLater,
  focusFallback,
}: {
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
  focusFallback?: RefObject<HTMLElement | null> | undefined;
}) {
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
  const sending = useDialogForm({
    form,
    fields: FIELDS,
    draft,
    mutation,
    variables: (values) => values,
    focusOnStop: 'review_text',
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
    <FormDialog
      {...{ isOpen, onClose, onLater, focusFallback, description, sending }}
      isSlow={mutation.isSlow}
      title={texts.title}
      submitLabel={texts.submit}
      busyLabel={texts.submitting}
      laterLabel={texts.later}
      // A native `disabled` until there is a rating (product.md §2) would block submitting with Enter. A click
      // shows 'Please select a rating' and focuses the stars.
      isSoftDisabled={rating.value === 0}
      // The draft's rating instead of the first star.
      focusField={() => form.setFocus('rating')}
      renderFailure={(failure) => (
        <FormFailure
          failure={failure}
          title={failureMessage(failure.error, texts.failed)}
          copy={texts}
          advice={failure.error.status === NOT_FOUND ? texts.gone : undefined}
        />
      )}
      note={isRestored && !sending.isSending && renderRestored?.({ onDiscard: discard })}
    >
      <Field label={copy.rating} hint={copy.ratingHint} error={errors.rating?.message} required>
        <StarRating
          {...rating}
          labels={LABELS}
          isBusy={sending.isSending}
          onChange={({ value }) => rating.onChange(value)}
        />
      </Field>
      <Field label={copy.text} hint={copy.textHint} error={errors.review_text?.message} isOptional>
        <Textarea
          rows={5}
          counter={REVIEW_TEXT_MAX}
          counterFrom={0}
          readOnly={sending.isSending}
          // Scrolls early, so the stars and buttons stay visible.
          className="max-h-60!"
          onKeyDown={submitOnCtrlEnter}
          {...form.register('review_text')}
        />
      </Field>
    </FormDialog>
  );
}
