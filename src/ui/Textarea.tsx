import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useFieldControl } from '#src/ui/Field.tsx';
import { controlClasses } from '#src/ui/Input.tsx';

export type TextareaProps = ComponentProps<'textarea'>;

/**
 * Several lines of text; grows with what is typed where the browser can.
 *
 * @example
 * <Field label="About you"><Textarea rows={4} maxLength={600} /></Field>
 */
export function Textarea({ className, required, ...rest }: TextareaProps) {
  const wiring = useFieldControl({ ...rest, required });
  return (
    <textarea
      rows={4}
      {...rest}
      {...wiring}
      className={cx(
        controlClasses,
        'field-sizing-content max-h-96 min-h-28 resize-y read-only:bg-surface-sunken',
        className,
      )}
    />
  );
}
