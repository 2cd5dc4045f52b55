import type { ReactNode } from 'react';
import { TextLink } from '#src/ui/TextLink.tsx';
import { ApiExample } from './ApiExample.tsx';
import { ApiFields, ApiProse, ApiType, ApiValues } from './ApiFields.tsx';
import { anchorOf, info, operations, shapes, tags, type Schema } from './api-document.ts';

/** The heading of the named schemas. */
export const SHAPES = 'Shapes';

/** The title and the description of the API. */
export function ApiIntro() {
  return (
    <header className="flex flex-col gap-3">
      <h1>{info.title}</h1>
      <p className="max-w-reading text-lg text-ink-muted">
        {operations.length} calls in version {info.version}, as openapi.json lists them. The
        examples are what the mock server answers.
      </p>
      <p className="max-w-reading">
        <ApiProse>{info.description}</ApiProse>
      </p>
    </header>
  );
}

/** One tile per group, with its number of calls and a link to it. */
export function ApiOverview() {
  const tiles: [string, string][] = tags.map(({ name }) => [
    name,
    `${operations.filter(({ tag }) => tag === name).length} calls`,
  ]);
  tiles.push([SHAPES, `${shapes.length} named`]);
  return (
    <nav aria-label="Groups">
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
        {tiles.map(([name, count]) => (
          <li
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-2 rounded-control border border-line bg-surface-raised px-3 py-2.5"
          >
            {/* Storybook's iframe opens links in its parent; this one must stay inside. */}
            <TextLink href={`#${anchorOf('group', name)}`} target="_self">
              {name}
            </TextLink>
            <span className="text-sm text-ink-muted tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A group of calls or shapes with its heading. */
export function ApiGroup({
  name,
  description,
  children,
}: {
  name: string;
  description: string;
  children: ReactNode;
}) {
  const id = anchorOf('group', name);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1.5">
        <h2 id={id} className="scroll-mt-6">
          {name}
        </h2>
        <p className="max-w-reading text-ink-muted">
          <ApiProse>{description}</ApiProse>
        </p>
      </div>
      <div className="flex flex-col divide-y divide-line border-y border-line">{children}</div>
    </section>
  );
}

/** The name and the description of a shape. */
export function ApiShapeTitle({ name, schema }: { name: string; schema: Schema }) {
  return (
    <span className="grid gap-x-4 gap-y-1 sm:grid-cols-[12rem_1fr]">
      <span className="leading-6 font-semibold wrap-anywhere">{name}</span>
      <span className="text-ink-muted">{schema.description}</span>
    </span>
  );
}

/** The fields of a shape, and an example. */
export function ApiShape({ schema }: { schema: Schema }) {
  const [example] = schema.examples ?? [];
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
      <div className="flex min-w-0 flex-col gap-2">
        {!schema.properties && <ApiType schema={schema} />}
        <ApiValues schema={schema} />
        <ApiFields schema={schema} />
      </div>
      {example !== undefined && <ApiExample title="For example" value={example} />}
    </div>
  );
}
