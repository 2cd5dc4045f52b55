import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { useId, type ComponentProps } from 'react';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'id' | 'className'> & {
  label: string;
};

/**
 * A checkbox with its label. It is the browser's own, so it can be checked before any code has loaded.
 */
export function Checkbox({ label, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <span className="relative my-2.5 grid size-6 shrink-0 place-items-center text-brand-ink has-disabled:text-ink-muted">
        <input
          {...rest}
          type="checkbox"
          id={id}
          className={cx(
            'peer absolute inset-0 m-0 appearance-none rounded-small border border-line-strong bg-surface-raised',
            // Extends the click target around the box.
            'before:absolute before:-inset-2.5 before:content-[""]',
            'transition-colors duration-quick enabled:hover:border-ink',
            'checked:border-brand checked:bg-brand',
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
        <label htmlFor={id} className={rest.disabled === true ? 'text-ink-muted' : ''}>
          {label}
        </label>
      </div>
    </div>
  );
}
