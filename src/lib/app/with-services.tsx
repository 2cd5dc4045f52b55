import type { ComponentType } from 'react';

/**
 * Loads a component together with the services that it needs, and provides them to it. Their code (calls,
 * queries, the contract) is no part of the pages that do without.
 *
 * @param load runs the import of the component
 * @example
 * lazyPart('SignedInNav', withServices(async () => (await import('./SignedInNav.tsx')).SignedInNav))
 */
export function withServices<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): () => Promise<ComponentType<Props>> {
  return async () => {
    const [Part, { AppServices }] = await Promise.all([load(), import('./ServicesProvider.tsx')]);
    return function WithServices(props: Props) {
      return (
        <AppServices>
          <Part {...props} />
        </AppServices>
      );
    };
  };
}
