import { cx } from 'class-variance-authority';
import { Search, X } from 'lucide-react';
import { useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { Input, retype } from '#src/ui/Input.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';

export type SearchFieldProps = Omit<ComponentProps<typeof Input>, 'type' | 'prefix'> & {
  /** Name of the button that empties it. */
  clearLabel?: string | undefined;
  /** Results are on their way; typing goes on. */
  busy?: boolean | undefined;
  /** What a screen reader hears when they are. */
  busyLabel?: string | undefined;
};

/**
 * A text to search for. Its button and Escape empty it, which `onChange` hears as any other edit.
 * The form or landmark around it is the caller's.
 *
 * @example
 * <search>
 *   <SearchField aria-label="Search the list" value={text} onChange={change} busy={isFetching} />
 * </search>
 */
export function SearchField({
  clearLabel = 'Clear search',
  busy = false,
  busyLabel = 'Searching',
  placeholder = '',
  className,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  const box = useRef<HTMLSpanElement>(null);
  const isFixed = rest.disabled === true || rest.readOnly === true;

  const clear = () => {
    const input = box.current?.querySelector('input');
    if (input == null) return;
    retype(input, '');
    input.focus();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.currentTarget.value === '' || isFixed) return;
    event.preventDefault();
    clear();
  };

  return (
    <span ref={box} className="group/search relative block">
      <Input
        enterKeyHint="search"
        autoComplete="off"
        {...rest}
        type="search"
        // Never quite empty, so that styles can tell an empty input from one with text.
        placeholder={placeholder === '' ? ' ' : placeholder}
        prefix={busy ? <Spinner /> : <Search strokeWidth={1.75} />}
        onKeyDown={handleKeyDown}
        className={cx(
          'appearance-none text-ellipsis [&::-webkit-search-cancel-button]:hidden',
          !isFixed && 'pe-11 aria-invalid:pe-[43px]',
          className,
        )}
      />
      {!isFixed && (
        <button
          type="button"
          title={clearLabel}
          aria-label={clearLabel}
          onClick={clear}
          className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-control border-s border-transparent text-ink-muted transition-colors duration-quick group-has-placeholder-shown/search:hidden hover:text-ink focus-visible:-outline-offset-4"
        >
          <X aria-hidden strokeWidth={1.75} className="size-5" />
        </button>
      )}
      <span role="status" className="sr-only">
        {busy ? busyLabel : ''}
      </span>
    </span>
  );
}
