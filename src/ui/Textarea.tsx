import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { CharacterCounter } from '#src/ui/CharacterCounter.tsx';
import { useFieldControl } from '#src/ui/Field.tsx';
import { controlClasses } from '#src/ui/Input.tsx';

export type TextareaProps = ComponentProps<'textarea'> & {
  /** Character limit. A counter appears below at 80 %; more can still be typed. */
  counter?: number | undefined;
  /** How many characters make the counter appear, if not 80 % of the limit. */
  counterFrom?: number | undefined;
};

/** A multiline text input. Grows with its content where the browser supports it. */
export function Textarea({ counter, counterFrom, ...rest }: TextareaProps) {
  if (counter === undefined) return <Box {...rest} />;
  return (
    <CharacterCounter limit={counter} from={counterFrom} control={rest}>
      {(describedBy) => <Box {...rest} aria-describedby={describedBy} />}
    </CharacterCounter>
  );
}

function Box({ className, required, ...rest }: ComponentProps<'textarea'>) {
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
