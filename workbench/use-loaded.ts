import { useEffect, useState, type ComponentType } from 'react';

/** A part of the workbench whose code loads when it is opened for the first time, and whether that has failed. */
export function useLoaded<Props>(isOpen: boolean, load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isOpen || Part !== null) return;
    load().then(
      (loaded) => setPart(() => loaded),
      () => setHasFailed(true),
    );
  }, [isOpen, Part, load]);
  return [Part, hasFailed] as const;
}
