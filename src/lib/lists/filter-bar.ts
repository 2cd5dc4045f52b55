import type { UrlFilters } from './url-filters.ts';
import type { FilterForm } from './use-url-filters.ts';

/** A field of a filter form. It is set while one of its filters differs from its default. */
export interface FilterField<Values> {
  /** The filters that the field sets, such as a sort key and its order. */
  readonly names: readonly (keyof Values & string)[];
  readonly label: string;
  /** What the field is set to, in the words of the form. */
  readonly textOf: (values: Values) => string;
}

export interface FilterBarCopy {
  readonly label: string;
  readonly search: string;
  readonly searchHint: string;
  readonly refreshing: string;
  /** Label of the button that shows the matching items; null while their number is unknown. */
  show(matches: number | null): string;
}

interface FilterBarOptions<Values> {
  readonly form: FilterForm<Values>;
  readonly fields: readonly FilterField<Values>[];
  /** How many items match; null while that is unknown. */
  readonly matches: number | null;
  readonly copy: FilterBarCopy;
}

/**
 * The props of a filter bar that follow from the filters: search, texts, the number of fields that are set
 * besides the search, and a chip for each that the list is filtered by.
 *
 * A chip disappears at once when the form resets its field. A changed field keeps its chip as it is until
 * the change is applied, so that the chip doesn't follow every key.
 *
 * @example <FilterBar {...filterBarOf(offerFilters, { form, fields, matches, copy })}>…</FilterBar>
 */
export function filterBarOf<Values extends { search: string }>(
  filters: UrlFilters<Values>,
  { form: { applied, draft, change, clear }, fields, matches, copy }: FilterBarOptions<Values>,
) {
  const search: FilterField<Values> = {
    names: ['search'],
    label: copy.search,
    textOf: (values) => values.search,
  };
  const isSet = ({ names }: FilterField<Values>, values: Values) =>
    filters.countActive(values, names) > 0;
  const changeText = (text: string) => change({ search: text } as Partial<Values>);
  return {
    label: copy.label,
    search: {
      label: copy.search,
      placeholder: copy.searchHint,
      value: draft.search,
      onChange: changeText,
    },
    activeCount: fields.filter((field) => isSet(field, draft)).length,
    chips: [search, ...fields]
      .filter((field) => isSet(field, draft) && isSet(field, applied))
      .map(({ names, label, textOf }) => ({
        key: names.join(' '),
        label,
        value: textOf(applied),
        onRemove: () => change(pick(filters.defaults, names)),
      })),
    showLabel: copy.show(matches),
    refreshingLabel: copy.refreshing,
    onClear: clear,
  };
}

function pick<Values extends object>(values: Values, names: readonly (keyof Values)[]) {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;
}
