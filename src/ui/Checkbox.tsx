import * as Radix from '@radix-ui/react-checkbox';
import { cx } from 'class-variance-authority';
import { Check, Minus } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from '#src/ui/Field.tsx';

export type CheckboxProps = Omit<ComponentProps<typeof Radix.Root>, 'children' | 'asChild'> & {
  /** The label next to the box. */
  label: ReactNode;
  /** Help text under the label. */
  hint?: ReactNode;
  /** What is wrong and what to do. */
  error?: ReactNode;
};

/**
 * A checkbox with its label. `checked` can be `'indeterminate'`.
 *
 * @example
 * <Checkbox label="Keep me signed in" checked={kept} onCheckedChange={setKept} />
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
        <Radix.Root
          {...rest}
          id={boxId}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          className={cx(
            // Extends the click target around the box.
            'group relative my-2.5 grid size-6 shrink-0 place-items-center rounded-small border border-line-strong bg-surface-raised',
            'before:absolute before:-inset-2.5 before:content-[""]',
            'text-brand-ink transition-colors duration-quick enabled:hover:border-ink',
            'data-[state=checked]:border-brand data-[state=checked]:bg-brand',
            'data-[state=indeterminate]:border-brand data-[state=indeterminate]:bg-brand',
            'aria-invalid:border-2 aria-invalid:border-danger-solid',
            'disabled:disabled-box disabled:data-[state=checked]:disabled-box disabled:data-[state=indeterminate]:disabled-box',
          )}
        >
          <Radix.Indicator>
            <Check
              aria-hidden
              strokeWidth={3}
              className="size-4 group-data-[state=indeterminate]:hidden"
            />
            <Minus
              aria-hidden
              strokeWidth={3}
              className="hidden size-4 group-data-[state=indeterminate]:block"
            />
          </Radix.Indicator>
        </Radix.Root>
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
