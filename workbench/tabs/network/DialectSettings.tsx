import { dialectNames, type DialectName } from '#mocks/server/dialects.ts';
import { PanelButton } from '../../PanelButton.tsx';
import { PanelSection } from '../../PanelSection.tsx';
import { useWorkbench } from '../../workbench-context.ts';
import { networkCopy } from '../network-copy.ts';

const copy = networkCopy.dialect;

const CHOICES: readonly (DialectName | undefined)[] = [undefined, ...dialectNames];

/** In which form the server writes its answers. */
export function DialectSettings() {
  const { engine } = useWorkbench();
  const { dialect } = engine.opening().server;
  return (
    <PanelSection title={copy.title} text={copy.text}>
      <div role="group" aria-label={copy.title} className="grid grid-cols-2 gap-2 @sm:grid-cols-4">
        {CHOICES.map((choice) => (
          <PanelButton
            key={choice ?? ''}
            variant={choice === dialect ? 'primary' : 'secondary'}
            aria-pressed={choice === dialect}
            onClick={() => engine.setDialect(choice)}
          >
            {copy.names[choice ?? 'contract']}
          </PanelButton>
        ))}
      </div>
    </PanelSection>
  );
}
