import { dialectNames, type DialectName } from '#mocks/server/dialects.ts';
import { PanelButton } from '../../PanelButton.tsx';
import { PanelSection } from '../../PanelSection.tsx';
import { useWorkbench } from '../../workbench-context.ts';

const NAMES: Readonly<Record<DialectName, string>> = { laravel: 'Laravel' };
const CHOICES: readonly (DialectName | undefined)[] = [undefined, ...dialectNames];

/** In which form the server writes its answers. */
export function DialectSettings() {
  const { engine } = useWorkbench();
  const { dialect } = engine.opening().server;
  return (
    <PanelSection
      title="Dialect"
      text="How the server writes its answers and errors. It is part of the link."
    >
      <div role="group" aria-label="Dialect" className="grid grid-cols-2 gap-2 @sm:grid-cols-4">
        {CHOICES.map((choice) => (
          <PanelButton
            key={choice ?? ''}
            variant={choice === dialect ? 'primary' : 'secondary'}
            aria-pressed={choice === dialect}
            onClick={() => engine.setDialect(choice)}
          >
            {choice === undefined ? 'The contract' : NAMES[choice]}
          </PanelButton>
        ))}
      </div>
    </PanelSection>
  );
}
