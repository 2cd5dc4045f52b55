import { Globe, LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx';
import { ApiExample } from './ApiExample.tsx';
import { ApiFields, ApiParameters, ApiProse, ApiType } from './ApiFields.tsx';
import { exampleAddress, wholeOf, type Operation, type Schema } from './api-document.ts';

const TONES: Readonly<Record<string, BadgeTone>> = {
  GET: 'info',
  POST: 'success',
  PUT: 'warning',
  DELETE: 'danger',
};

/** The body of every error response. */
const ERROR_BODY: Schema = { $ref: '#/components/schemas/ErrorBody' };

/** A call in one line: method, path and summary. */
export function ApiOperationTitle({ operation }: { operation: Operation }) {
  const { method, path, summary, isPublic } = operation;
  return (
    <span className="grid gap-x-4 gap-y-1 sm:grid-cols-[5rem_1fr] lg:grid-cols-[5rem_minmax(0,1fr)_minmax(0,20rem)]">
      <Badge tone={TONES[method]} className="justify-self-start">
        {method}
      </Badge>
      <span className="font-mono text-sm leading-6 font-semibold wrap-anywhere">{path}</span>
      <span className="text-ink-muted sm:col-start-2 lg:col-start-3">
        {summary}
        {isPublic && ' · public'}
      </span>
    </span>
  );
}

/** The details of a call: access, parameters, body, response, errors and an example. */
export function ApiOperation({ operation }: { operation: Operation }) {
  const { description, isPublic, parameters, body, answer, errors } = operation;
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
      <div className="flex min-w-0 flex-col gap-6">
        <div className="flex flex-col items-start gap-3">
          {description !== undefined && (
            <p className="max-w-reading">
              <ApiProse>{description}</ApiProse>
            </p>
          )}
          <Access isPublic={isPublic} />
        </div>
        {inPath.length > 0 && (
          <Part title="In the path">
            <ApiParameters parameters={inPath} />
          </Part>
        )}
        {inQuery.length > 0 && (
          <Part title="In the query">
            <ApiParameters parameters={inQuery} />
          </Part>
        )}
        {body && <SchemaPart title="Body" schema={body} />}
        {answer && <SchemaPart title="Answer" schema={answer} />}
        {errors.length > 0 && (
          <Part title="Errors" aside={<ApiType schema={ERROR_BODY} />}>
            <ul className="flex flex-col gap-2">
              {errors.map(({ status, meaning }) => (
                <li key={status} className="grid grid-cols-[3rem_1fr] gap-x-2 text-sm">
                  <span className="font-mono font-semibold">{status}</span>
                  <ApiProse>{meaning}</ApiProse>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <ApiExample title="For example" value={exampleAddress(operation)} />
        {operation.bodyExample !== undefined && (
          <ApiExample title="with the body" value={operation.bodyExample} />
        )}
        {operation.answerExample !== undefined && (
          <ApiExample title="is answered" value={operation.answerExample} />
        )}
      </div>
    </div>
  );
}

function Access({ isPublic }: { isPublic: boolean }) {
  return isPublic ? (
    <Badge tone="neutral" icon={<Globe aria-hidden strokeWidth={2} />}>
      No token needed
    </Badge>
  ) : (
    <Badge tone="accent" icon={<LockKeyhole aria-hidden strokeWidth={2} />}>
      Needs a token
    </Badge>
  );
}

function SchemaPart({ title, schema }: { title: string; schema: Schema }) {
  return (
    <Part title={title} aside={<ApiType schema={schema} />}>
      <ApiFields schema={wholeOf(schema)} />
    </Part>
  );
}

function Part({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="flex flex-col gap-2.5">
      <h4 className="flex flex-wrap items-baseline gap-x-2.5 border-b border-line pb-1.5 font-sans text-base font-semibold tracking-normal">
        {title}
        {aside !== undefined && <span className="text-sm font-normal">{aside}</span>}
      </h4>
      {children}
    </section>
  );
}
