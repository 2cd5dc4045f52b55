import { Field } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import { Select } from '#src/ui/Select.tsx';
import { SIGN_OFF_LABELS } from '../../states/decisions.ts';
import { states } from '../../states/state-list.ts';
import { areas } from './claims.ts';

/** The filter of the list, and how it is shown; an empty string matches everything. */
export interface StatesQuery extends Readonly<Record<string, string>> {
  readonly words: string;
  readonly area: string;
  readonly kind: string;
  readonly show: string;
  /** A `SignOff`. */
  readonly signOff: string;
  readonly view: string;
}

/** The filter that matches every state. */
export const allStates: StatesQuery = {
  words: '',
  area: '',
  kind: '',
  show: 'all',
  signOff: '',
  view: 'rows',
};

const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));

/** The selects: the name of each choice, by its value. */
const SELECTS: readonly {
  readonly label: string;
  readonly name: string;
  readonly choices: Readonly<Record<string, string>>;
}[] = [
  {
    label: 'Area',
    name: 'area',
    choices: { '': 'All areas', ...named(areas.map(({ name }) => name)) },
  },
  {
    label: 'Kind',
    name: 'kind',
    choices: { '': 'All kinds', ...named(states.map(({ kind }) => kind).toSorted()) },
  },
  {
    label: 'Show',
    name: 'show',
    choices: { all: 'All states', shown: 'Shown', missing: 'Missing' },
  },
  { label: 'Sign-off', name: 'signOff', choices: { '': 'All', ...SIGN_OFF_LABELS } },
  { label: 'View', name: 'view', choices: { rows: 'Rows', tiles: 'Tiles' } },
];

/** The fields above the list of states. */
export function StatesFilter({
  query,
  found,
  onChange,
}: {
  query: StatesQuery;
  /** How many states are listed. */
  found: number;
  onChange: (change: Partial<StatesQuery>) => void;
}) {
  return (
    <form
      className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-[1fr_repeat(5,9.5rem)]"
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label="Find by id, text, story or scenario">
        <Input value={query.words} onChange={(event) => onChange({ words: event.target.value })} />
      </Field>
      {SELECTS.map(({ label, name, choices }) => (
        <Field key={name} label={label}>
          <Select
            value={query[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          >
            {Object.entries(choices).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      <p role="status" className="text-ink-muted tabular-nums sm:col-span-full">
        {found} {found === 1 ? 'state' : 'states'} listed
      </p>
    </form>
  );
}
