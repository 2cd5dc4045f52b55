import { Field } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import { Select } from '#src/ui/Select.tsx';
import { SIGN_OFF_LABELS } from '../../states/decisions.ts';

/** The filter of the list; an empty string matches everything. */
export interface StatesQuery extends Readonly<Record<string, string>> {
  readonly words: string;
  readonly area: string;
  readonly kind: string;
  readonly show: string;
  /** A `SignOff`. */
  readonly signOff: string;
}

/** The filter that matches every state. */
export const allStates: StatesQuery = { words: '', area: '', kind: '', show: 'all', signOff: '' };

/** The fields above the list of states. */
export function StatesFilter({
  query,
  areas,
  kinds,
  found,
  onChange,
}: {
  query: StatesQuery;
  areas: readonly string[];
  kinds: readonly string[];
  /** How many states are listed. */
  found: number;
  onChange: (change: Partial<StatesQuery>) => void;
}) {
  return (
    <form
      className="grid gap-4 sm:grid-cols-2 xl:grid-cols-[1fr_repeat(4,11rem)]"
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label="Find by id, expectation or scenario" className="sm:col-span-2 xl:col-span-1">
        <Input value={query.words} onChange={(event) => onChange({ words: event.target.value })} />
      </Field>
      <Field label="Area">
        <Choice
          value={query.area}
          all="All areas"
          choices={areas}
          onChange={(area) => onChange({ area })}
        />
      </Field>
      <Field label="Kind">
        <Choice
          value={query.kind}
          all="All kinds"
          choices={kinds}
          onChange={(kind) => onChange({ kind })}
        />
      </Field>
      <Field label="Show">
        <Select value={query.show} onChange={(event) => onChange({ show: event.target.value })}>
          <option value="all">All states</option>
          <option value="shown">Shown</option>
          <option value="missing">Missing</option>
        </Select>
      </Field>
      <Field label="Sign-off">
        <Select
          value={query.signOff}
          onChange={(event) => onChange({ signOff: event.target.value })}
        >
          <option value="">All</option>
          {Object.entries(SIGN_OFF_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <p role="status" className="text-ink-muted tabular-nums sm:col-span-full">
        {found} {found === 1 ? 'state' : 'states'} listed
      </p>
    </form>
  );
}

function Choice({
  value,
  all,
  choices,
  onChange,
}: {
  value: string;
  all: string;
  choices: readonly string[];
  onChange: (choice: string) => void;
}) {
  return (
    <Select value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </Select>
  );
}
