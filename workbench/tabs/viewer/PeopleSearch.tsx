import { useDeferredValue, useRef, useState, type ReactNode } from 'react';
import { SearchField } from '#src/ui/SearchField.tsx';
import { FirstFew } from '../../FirstFew.tsx';
import { NothingFound } from '../../NothingFound.tsx';
import { viewerCopy as copy } from '../viewer-copy.ts';
import { findPeople, type Person } from './people-of.ts';

/** How many people the list shows at first. */
const FEW = 6;

/** What {@link PeopleSearch} needs. */
export interface PeopleSearchProps {
  readonly people: readonly Person[];
  readonly renderPerson: (person: Person) => ReactNode;
}

/** Everyone of the world, with a search by name, email address, city and id. */
export function PeopleSearch({ people, renderPerson }: PeopleSearchProps) {
  const [text, setText] = useState('');
  const searched = useDeferredValue(text.trim());
  const found = findPeople(people, searched);
  const frame = useRef<HTMLElement>(null);

  function clear(): void {
    setText('');
    frame.current?.querySelector('input')?.focus();
  }

  return (
    <search ref={frame} className="flex flex-col gap-2">
      <SearchField
        aria-label={copy.search}
        placeholder={copy.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className="sr-only">
        {searched !== '' && copy.found(found.length)}
      </p>
      {found.length === 0 ? (
        <NothingFound
          title={copy.none}
          text={copy.noneText(searched)}
          clear={copy.clear}
          onClear={clear}
        />
      ) : (
        <FirstFew key={searched} items={found} count={FEW}>
          {(shown) => (
            <ul aria-label={copy.everyone} className="flex flex-col gap-1">
              {shown.map(renderPerson)}
            </ul>
          )}
        </FirstFew>
      )}
    </search>
  );
}
