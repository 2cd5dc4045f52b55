import { cx } from 'class-variance-authority';
import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react';
import { toneMarks } from '#src/ui/tone-marks.ts';

type FieldContextValue = {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  required: boolean;
};

const FieldContext = createContext<FieldContextValue | undefined>(undefined);

type FieldControlProps = {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: ComponentProps<'input'>['aria-invalid'];
};

/**
 * The id and ARIA props of a control inside a `Field`. The control's own props take precedence;
 * descriptions are combined.
 *
 * @example
 * const wiring = useFieldControl(props);
 * <input {...props} {...wiring} />
 */
export function useFieldControl(own: FieldControlProps = {}) {
  const field = use(FieldContext);
  const describedBy = cx(own['aria-describedby'], field?.describedBy);
  return {
    id: own.id ?? field?.id,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field?.isInvalid === true ? true : undefined),
    // Not the native `required`: the schema validates the form, not the browser.
    'aria-required': (own.required ?? field?.required) === true ? true : undefined,
  };
}

/** Like `useFieldControl`, for a group of controls, which a `<label>` cannot name. */
export function useFieldGroup() {
  return { ...useFieldControl(), 'aria-labelledby': use(FieldContext)?.labelId };
}

const { Icon: DangerIcon } = toneMarks.danger;

export type FieldProps = ComponentProps<'div'> & {
  label: ReactNode;
  /** Persistent help text. Prefer it to a placeholder. */
  hint?: ReactNode;
  /** What is wrong and what to do, in one sentence. */
  error?: ReactNode;
  /** Marks the field as required for screen readers. Only optional fields are marked visibly. */
  required?: boolean | undefined;
  /** Adds "(optional)" to the label. Fields without it are required. */
  isOptional?: boolean | undefined;
};

/**
 * The label, hint and error of a control. The control inside sets its own id, `aria-invalid`,
 * `aria-describedby` and `aria-required`.
 *
 * @example
 * <Field label="Email" hint="For account messages only." error={errors.email}>
 *   <Input type="email" autoComplete="email" />
 * </Field>
 */
export function Field({
  label,
  hint,
  error,
  required = false,
  isOptional = false,
  className,
  children,
  ...rest
}: FieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const hasHint = hint !== undefined && hint !== null && hint !== '';
  const isInvalid = error !== undefined && error !== null && error !== '';
  const describedBy = cx(hasHint && hintId, isInvalid && errorId);

  return (
    <div
      {...rest}
      data-invalid={isInvalid || undefined}
      className={cx('flex flex-col gap-2', className)}
    >
      <div className="flex flex-col gap-0.5">
        <label id={labelId} htmlFor={id} className="self-start font-semibold">
          {label}
          {isOptional && <span className="font-normal text-ink-muted"> (optional)</span>}
        </label>
        {hasHint && (
          <p id={hintId} className="text-sm text-ink-muted">
            {hint}
          </p>
        )}
      </div>
      {isInvalid && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm font-medium text-danger-solid">
          <DangerIcon aria-hidden strokeWidth={2} className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      )}
      <FieldContext
        value={{
          id,
          labelId,
          describedBy: describedBy === '' ? undefined : describedBy,
          isInvalid,
          required,
        }}
      >
        {children}
      </FieldContext>
    </div>
  );
}
