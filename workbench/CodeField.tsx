import { Field, type FieldProps } from '#src/ui/Field.tsx';
import { Textarea } from '#src/ui/Textarea.tsx';

export interface CodeFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error'> {
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** A field of the panel for code, such as JSON. It grows with its lines. */
export function CodeField({ label, hint, error, value, onText }: CodeFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <Textarea
        rows={2}
        spellCheck={false}
        className="min-h-16! font-mono text-sm!"
        value={value}
        onChange={({ target }) => onText(target.value)}
      />
    </Field>
  );
}
