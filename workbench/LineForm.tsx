import { Button } from '#src/ui/Button.tsx';
import { Field, type FieldProps } from '#src/ui/Field.tsx';
import { Input, type InputProps } from '#src/ui/Input.tsx';

export interface LineFormProps
  extends
    Pick<FieldProps, 'label' | 'hint' | 'error'>,
    Pick<InputProps, 'inputMode' | 'placeholder'> {
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly submitLabel: string;
  readonly onSubmit: () => void;
}

export function LineForm({
  label,
  hint,
  error,
  onText,
  submitLabel,
  onSubmit,
  ...input
}: LineFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Field label={label} hint={hint} error={error}>
        <div className="flex gap-2">
          <Input
            {...input}
            autoComplete="off"
            spellCheck={false}
            className="min-w-0 grow"
            onChange={({ target }) => onText(target.value)}
          />
          <Button type="submit" variant="secondary">
            {submitLabel}
          </Button>
        </div>
      </Field>
    </form>
  );
}
