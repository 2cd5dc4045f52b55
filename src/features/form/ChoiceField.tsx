import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';

/** A field with a select that knows its values: `null` is the choice of none. */
export function ChoiceField<Value extends string | number | null>({
  label,
  value,
  choices,
  onChoose,
}: {
  label: string;
  value: Value;
  choices: readonly (readonly [value: Value, text: string])[];
  onChoose: (value: Value) => void;
}) {
  return (
    <Field label={label}>
      <Select
        value={value ?? ''}
        onChange={(event) => {
          const chosen = choices.find(([each]) => String(each ?? '') === event.target.value);
          if (chosen) onChoose(chosen[0]);
        }}
      >
        {choices.map(([each, text]) => (
          <option key={each} value={each ?? ''}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
