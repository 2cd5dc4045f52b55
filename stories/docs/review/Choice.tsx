import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';

/** A field to choose one of some values, each with what it is called. */
export function Choice({
  label,
  value,
  options,
  className,
  onChoose,
}: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  className?: string;
  onChoose: (value: string) => void;
}) {
  return (
    <Field label={label} className={className}>
      <Select value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
