import { useState } from 'react';
import { Container } from '#src/ui/Container.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import { ApiDisclosure } from './ApiDisclosure.tsx';
import { ApiOperation, ApiOperationTitle } from './ApiOperation.tsx';
import { ApiGroup, ApiIntro, ApiOverview, ApiShape, ApiShapeTitle, SHAPES } from './ApiParts.tsx';
import { anchorOf, matchesSearch, operations, shapes, tags } from './api-document.ts';

/** Every call of the API by group, and the shapes they share, from openapi.json. */
export function ApiPage() {
  const [query, setQuery] = useState('');
  const search = query.trim().toLowerCase();
  const found = operations.filter((operation) => matchesSearch(operation, search));

  return (
    <Container asChild>
      <main className="flex flex-col gap-8 py-8 md:py-12">
        <ApiIntro />
        <ApiOverview />
        <form className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
          <Field label="Find by address or words">
            <Input value={query} onChange={(event) => setQuery(event.target.value)} />
          </Field>
          <p role="status" className="text-ink-muted tabular-nums">
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
                  id={anchorOf('call', operation.id)}
                  title={<ApiOperationTitle operation={operation} />}
                >
                  <ApiOperation operation={operation} />
                </ApiDisclosure>
              ))}
            </ApiGroup>
          );
        })}
        {/* The search leaves them, since its calls link to them. */}
        <ApiGroup name={SHAPES} description="What calls take or answer with, and what these share.">
          {shapes.map(([name, schema]) => (
            <ApiDisclosure
              key={name}
              id={anchorOf('shape', name)}
              title={<ApiShapeTitle name={name} schema={schema} />}
            >
              <ApiShape schema={schema} />
            </ApiDisclosure>
          ))}
        </ApiGroup>
      </main>
    </Container>
  );
}
