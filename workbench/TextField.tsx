import { Field, type FieldProps } from '#src/ui/Field.tsx';
import { Input, type InputProps } from '#src/ui/Input.tsx';

export interface TextFieldProps
  extends
    Pick<FieldProps, 'label' | 'hint' | 'error' | 'className'>,
    Pick<InputProps, 'type' | 'inputMode' | 'placeholder'> {
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** A field of the panel for a line of text, which the browser neither completes nor checks. */
export function TextField({ label, hint, error, className, onText, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      <Input
        {...input}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onText(target.value)}
      />
    </Field>
  );
}
