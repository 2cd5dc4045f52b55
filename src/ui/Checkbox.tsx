import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from '#src/ui/Field.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** The label next to the box. */
  label: ReactNode;
  /** Help text under the label. */
  hint?: ReactNode;
  /** What is wrong and what to do. */
  error?: ReactNode;
};

/**
 * A checkbox with its label. It is the browser's own, so it can be checked before any code has loaded.
 *
 * @example
 * <Checkbox label="Keep me signed in" {...form.register('remember')} />
 */
export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const hasHint = hint !== undefined && hint !== null && hint !== '';
  const invalid = error !== undefined && error !== null && error !== '';
  const describedBy = cx(
    rest['aria-describedby'],
    hasHint && `${ownId}-hint`,
    invalid && `${ownId}-error`,
  );
  return (
    <div className={cx('flex flex-col', className)} data-invalid={invalid || undefined}>
      {invalid && <FieldError id={`${ownId}-error`}>{error}</FieldError>}
      <div className="flex items-start gap-3">
        <span className="relative my-2.5 grid size-6 shrink-0 place-items-center text-brand-ink has-disabled:text-ink-muted">
          <input
            {...rest}
            type="checkbox"
            id={boxId}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy === '' ? undefined : describedBy}
            className={cx(
              'peer absolute inset-0 m-0 appearance-none rounded-small border border-line-strong bg-surface-raised',
              // Extends the click target around the box.
              'before:absolute before:-inset-2.5 before:content-[""]',
              'transition-colors duration-quick enabled:hover:border-ink',
              'checked:border-brand checked:bg-brand',
              'aria-invalid:border-2 aria-invalid:border-danger-solid',
              'disabled:disabled-box disabled:checked:disabled-box',
            )}
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none relative hidden size-4 peer-checked:block"
          />
        </span>
        <div className="py-2.5">
          <label htmlFor={boxId} className={rest.disabled === true ? 'text-ink-muted' : ''}>
            {label}
          </label>
          {hasHint && (
            <p id={`${ownId}-hint`} className="text-sm text-ink-muted">
              {hint}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
