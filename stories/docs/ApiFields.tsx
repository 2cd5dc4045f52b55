import { TextLink } from '#src/ui/TextLink.tsx';
import { anchorOf, type Parameter, type Schema } from './api-document.ts';
import { constraintTexts, typeText, valuesOf, withoutNull } from './api-types.ts';

/** The type of a value; a named type links to its shape. */
export function ApiType({ schema }: { schema: Schema }) {
  const { before, shape, after } = typeText(schema);
  return (
    <span className="text-ink-muted">
      {before}
      {shape !== undefined && (
        // Storybook's iframe opens links in its parent; this one must stay inside.
        <TextLink href={`#${anchorOf('shape', shape)}`} target="_self">
          {shape}
        </TextLink>
      )}
      {after}
    </span>
  );
}

/**
 * The fields of an object, including nested ones, or the members of a union. Named shapes are not
 * expanded.
 */
export function ApiFields({ schema }: { schema: Schema }) {
  const { inner } = withoutNull(schema);
  const nested = inner.items ?? inner;
  if (nested.$ref === undefined && nested.anyOf) return <Alternatives of={nested.anyOf} />;
  const fields = Object.entries(nested.properties ?? {});
  if (fields.length === 0) return null;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {fields.map(([name, field]) => (
        <Field
          key={name}
          name={name}
          schema={field}
          isOptional={!(nested.required ?? []).includes(name)}
        />
      ))}
    </ul>
  );
}

/** A list of parameters. */
export function ApiParameters({ parameters }: { parameters: readonly Parameter[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {parameters.map(({ name, schema, required, description }) => (
        <Field
          key={name}
          name={name}
          schema={{ ...schema, description }}
          isOptional={required !== true}
        />
      ))}
    </ul>
  );
}

function Field({
  name,
  schema,
  isOptional,
}: {
  name: string;
  schema: Schema;
  isOptional: boolean;
}) {
  const { inner } = withoutNull(schema);
  const hints = [...(isOptional ? ['optional'] : []), ...constraintTexts({ ...inner, ...schema })];
  return (
    <li className="flex min-w-0 flex-col gap-1 py-2.5 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
        <code className="font-mono text-sm font-semibold wrap-anywhere">{name}</code>
        <span className="text-sm">
          <ApiType schema={schema} />
        </span>
        {hints.length > 0 && <span className="text-sm text-ink-muted">· {hints.join(' · ')}</span>}
      </p>
      {schema.description !== undefined && (
        <p className="text-sm">
          <ApiProse>{schema.description}</ApiProse>
        </p>
      )}
      <ApiValues schema={schema} />
      {hasNestedFields(inner) && (
        <div className="mt-1.5 border-s-2 border-line ps-4">
          <ApiFields schema={schema} />
        </div>
      )}
    </li>
  );
}

/** The values of an enum; renders nothing for other schemas. */
export function ApiValues({ schema }: { schema: Schema }) {
  const values = valuesOf(schema);
  if (values.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5 pt-0.5">
      {values.map((value) => (
        <li key={value}>
          <ApiCode>{value}</ApiCode>
        </li>
      ))}
    </ul>
  );
}

/** Text in which parts between backticks are code. */
export function ApiProse({ children }: { children: string }) {
  return children
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <ApiCode key={part}>{part}</ApiCode> : part));
}

function ApiCode({ children }: { children: string }) {
  return (
    <code className="rounded-small bg-surface-sunken px-1.5 py-0.5 font-mono text-[0.8125rem] wrap-anywhere">
      {children}
    </code>
  );
}

function Alternatives({ of }: { of: readonly Schema[] }) {
  return (
    <ol className="flex flex-col gap-3">
      {of.map((schema, index) => (
        <li key={JSON.stringify(schema)} className="flex flex-col gap-2">
          <p className="text-sm font-semibold text-ink-muted">
            {index === 0 ? 'Either' : 'Or'} <ApiType schema={schema} />{' '}
            <Discriminator of={schema} />
          </p>
          <div className="border-s-2 border-line ps-4 empty:hidden">
            <ApiFields schema={schema} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The discriminator of a union member, if it has one. */
function Discriminator({ of: member }: { of: Schema }) {
  for (const [name, field] of Object.entries(member.properties ?? {})) {
    const [value, ...others] = valuesOf(field);
    if (value !== undefined && others.length === 0) {
      return <ApiProse>{`with \`${name}\` \`${value}\``}</ApiProse>;
    }
  }
  return null;
}

/** Whether to show nested fields; named shapes have their own section. */
function hasNestedFields(schema: Schema): boolean {
  const nested = schema.items ?? schema;
  if (nested.$ref !== undefined) return false;
  return nested.anyOf !== undefined || Object.keys(nested.properties ?? {}).length > 0;
}
