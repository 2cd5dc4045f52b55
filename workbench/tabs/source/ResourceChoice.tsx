import { useId } from 'react';
import { RESOURCES, type Resource } from '#mocks/engine/source-settings.ts';
import type { Sources } from '#mocks/engine/sources.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { sourceCopy } from '../source-copy.ts';

const copy = sourceCopy.resources;

/** The resources of the API, each mocked or real. */
export function ResourceChoice({ sources }: { readonly sources: Sources }) {
  const { real } = sources;
  const titleId = useId();
  const isAuthMissing = real.length > 0 && !real.includes('auth');
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 id={titleId} className="text-base">
          {copy.title}
        </h4>
        <div className="flex gap-2">
          <Button variant="secondary" size="sm" onClick={() => sources.setReal(RESOURCES)}>
            {copy.allReal}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => sources.setReal([])}>
            {copy.allMocked}
          </Button>
        </div>
      </div>
      <div role="group" aria-labelledby={titleId} className="grid grid-cols-2 gap-x-4">
        {RESOURCES.map((resource) => (
          <Checkbox
            key={resource}
            label={labelOf(resource)}
            checked={real.includes(resource)}
            onChange={({ target: { checked } }) =>
              sources.setReal(
                RESOURCES.filter((each) => (each === resource ? checked : real.includes(each))),
              )
            }
          />
        ))}
      </div>
      <p className="text-sm text-ink-muted">{isAuthMissing ? copy.mockedAuth : copy.scope}</p>
    </section>
  );
}

/** The resource as a label: "Dashboards" for `dashboards`. */
function labelOf(resource: Resource): string {
  const words = resource.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
