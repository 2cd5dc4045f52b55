import { endpoints } from '#src/contract/registry.ts';
import { Select, type SelectProps } from '#src/ui/Select.tsx';
import { networkCopy } from '../network-copy.ts';

const names = endpoints.map(({ name }) => name).toSorted();

/** The names by the part before the dot. */
const groups = Map.groupBy(names, (name) => name.split('.')[0] ?? name);

/** A select with all calls of the contract, and `*` for every call. */
export function CallSelect(props: Omit<SelectProps, 'children'>) {
  return (
    <Select {...props}>
      <option value="*">{networkCopy.form.allCalls}</option>
      {[...groups].map(([group, calls]) => (
        <optgroup key={group} label={group}>
          {calls.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
