import { cx } from 'class-variance-authority';
import { Search, X } from 'lucide-react';
import { useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { Input, replaceInputText } from '#src/ui/Input.tsx';

export type SearchFieldProps = Omit<ComponentProps<typeof Input>, 'type' | 'prefix'>;

/**
 * A search input. The clear button and Escape clear it, which fires `onChange` like any other edit.
 * The caller provides the form or landmark around it.
 */
export function SearchField({ placeholder = '', className, onKeyDown, ...rest }: SearchFieldProps) {
  const box = useRef<HTMLSpanElement>(null);
  const isReadOnly = rest.disabled === true || rest.readOnly === true;

  const clear = () => {
    const input = box.current?.querySelector('input');
    if (input == null) return;
    replaceInputText(input, '');
    input.focus();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.currentTarget.value === '' || isReadOnly) return;
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
        // A non-empty placeholder lets `:placeholder-shown` detect an empty input.
        placeholder={placeholder === '' ? ' ' : placeholder}
        prefix={<Search strokeWidth={1.75} />}
        onKeyDown={handleKeyDown}
        className={cx(
          'appearance-none text-ellipsis [&::-webkit-search-cancel-button]:hidden',
          !isReadOnly && 'pe-11 aria-invalid:pe-[43px]',
          className,
        )}
      />
      {!isReadOnly && (
        <button
          type="button"
          title="Clear search"
          aria-label="Clear search"
          onClick={clear}
          className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-control border-s border-transparent text-ink-muted transition-colors duration-quick group-has-placeholder-shown/search:hidden hover:text-ink focus-visible:-outline-offset-4"
        >
          <X aria-hidden strokeWidth={1.75} className="size-5" />
        </button>
      )}
    </span>
  );
}
