import { RESOURCES } from '#mocks/engine/source-settings.ts';
import type { Sources } from '#mocks/engine/sources.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { PanelButton } from '../../PanelButton.tsx';
import { PanelSection } from '../../PanelSection.tsx';
import { sourceCopy } from '../source-copy.ts';
import { inWords } from '../world/row-columns.ts';

const copy = sourceCopy.resources;

/** The resources of the API, each mocked or real. */
export function ResourceChoice({ sources }: { readonly sources: Sources }) {
  const { real } = sources;
  const isAuthMissing = real.length > 0 && !real.includes('auth');
  return (
    <PanelSection
      title={copy.title}
      actions={
        <>
          <PanelButton onClick={() => sources.setReal(RESOURCES)}>{copy.allReal}</PanelButton>
          <PanelButton onClick={() => sources.setReal([])}>{copy.allMocked}</PanelButton>
        </>
      }
    >
      <div className="grid grid-cols-2 gap-x-4">
        {RESOURCES.map((resource) => (
          <Checkbox
            key={resource}
            label={inWords(resource)}
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
    </PanelSection>
  );
}
