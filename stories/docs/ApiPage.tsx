import { useCallback, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Container } from '#src/ui/Container.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import { ApiDisclosure } from './ApiDisclosure.tsx';
import { ApiOperation, ApiOperationTitle } from './ApiOperation.tsx';
import { ApiGroup, ApiIntro, ApiOverview, ApiShape, ApiShapeTitle, SHAPES } from './ApiParts.tsx';
import { anchorOf, matchesSearch, operations, shapes, tags } from './api-document.ts';
import { useOpenParts } from './api-open-parts.ts';

const partIds = [
  ...operations.map(({ id }) => anchorOf('call', id)),
  ...shapes.map(([name]) => anchorOf('shape', name)),
];

/** Every call of the API by group, and the shapes they share, from openapi.json. */
export function ApiPage() {
  const [query, setQuery] = useState('');
  // The search may hide the target of a link.
  const parts = useOpenParts(
    partIds,
    useCallback(() => setQuery(''), []),
  );
  const search = query.trim().toLowerCase();
  const found = operations.filter((operation) => matchesSearch(operation, search));
  const foundShapes = shapes.filter(([name]) => name.toLowerCase().includes(search));
  const disclosure = (id: string) => ({
    id,
    isOpen: parts.isOpen(id),
    onToggle: () => parts.toggle(id),
  });

  return (
    <Container asChild>
      <main className="flex flex-col gap-8 py-8 md:py-12">
        <ApiIntro />
        <ApiOverview />
        <form
          className="grid items-end gap-4 sm:grid-cols-[1fr_auto]"
          onSubmit={(event) => event.preventDefault()}
        >
          <Field label="Find by address or words">
            <Input value={query} onChange={(event) => setQuery(event.target.value)} />
          </Field>
          <Button variant="secondary" onClick={() => parts.setAll(!parts.isAnyOpen)}>
            {parts.isAnyOpen ? 'Close all' : 'Open all'}
          </Button>
          <p role="status" className="text-ink-muted tabular-nums sm:col-span-2">
            {found.length} {found.length === 1 ? 'call' : 'calls'} listed
          </p>
        </form>
        {tags.map(({ name, description }) => {
          const own = found.filter((operation) => operation.tag === name);
          if (own.length === 0) return null;
          return (
            <ApiGroup key={name} name={name} description={description}>
              {own.map((operation) => (
                <ApiDisclosure
                  key={operation.id}
                  {...disclosure(anchorOf('call', operation.id))}
                  title={<ApiOperationTitle operation={operation} />}
                >
                  <ApiOperation operation={operation} />
                </ApiDisclosure>
              ))}
            </ApiGroup>
          );
        })}
        {foundShapes.length > 0 && (
          <ApiGroup name={SHAPES} description="What several calls take or answer with.">
            {foundShapes.map(([name, schema]) => (
              <ApiDisclosure
                key={name}
                {...disclosure(anchorOf('shape', name))}
                title={<ApiShapeTitle name={name} schema={schema} />}
              >
                <ApiShape schema={schema} />
              </ApiDisclosure>
            ))}
          </ApiGroup>
        )}
      </main>
    </Container>
  );
}
