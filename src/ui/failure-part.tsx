import type { ComponentType } from 'react';
import { useCode, type LazyComponent } from '#src/ui/code-context.ts';
import { loadingPart } from '#src/ui/part-boundary.ts';

/** What a failure says as long as its own view is not there. */
interface PlainFailure {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onAct: () => void;
}

/**
 * Declares the view of a failure. Its code is no part of the pages that work: the app loads it with the
 * first input (`usePreload`), and a plain text takes its place if that fails, such as offline.
 *
 * @param name names the view in reports
 */
export function failurePart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  plain: (props: Props) => PlainFailure,
): LazyComponent<Props> {
  const code = { name, load };
  const Part = (props: Props) => {
    const { state } = useCode(code);
    if (state.status === 'loaded') return <state.value {...props} />;
    // Not yet the plain text: whoever has reached its button would lose it.
    if (state.status === 'loading') return loadingPart();
    const { title, text, action, onAct } = plain(props);
    return (
      <div role="alert" className="p-4">
        <p className="font-semibold">{title}</p>
        <p>{text}</p>
        <button type="button" className="min-h-11 font-semibold underline" onClick={onAct}>
          {action}
        </button>
      </div>
    );
  };
  return Object.assign(Part, { code });
}
