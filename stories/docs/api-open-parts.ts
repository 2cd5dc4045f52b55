import { useEffect, useState } from 'react';

/** The expanded parts of a page. */
export interface OpenParts {
  readonly isAnyOpen: boolean;
  isOpen(id: string): boolean;
  toggle(id: string): void;
  setAll(isOpen: boolean): void;
}

/**
 * Tracks which parts of a page are open. A link within the page opens its target.
 *
 * @param ids the element ids of all parts
 * @param onReveal called before the target of a link is opened
 */
export function useOpenParts(ids: readonly string[], onReveal: () => void): OpenParts {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  // An object, so that following the same link twice runs the effect twice.
  const [target, setTarget] = useState<{ readonly id: string }>({ id: '' });

  useEffect(() => {
    function reveal(hash: string) {
      const id = decodeURIComponent(hash.slice(1));
      if (!ids.includes(id)) return;
      onReveal();
      setOpen((before) => new Set([...before, id]));
      setTarget({ id });
    }
    const onHash = () => reveal(window.location.hash);
    // Following the same link again fires no hashchange event.
    const onClick = ({ target: clicked }: MouseEvent) => {
      const link = clicked instanceof Element ? clicked.closest('a[href^="#"]') : null;
      if (link) reveal(link.getAttribute('href') ?? '');
    };
    onHash();
    window.addEventListener('hashchange', onHash);
    document.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('hashchange', onHash);
      document.removeEventListener('click', onClick);
    };
  }, [ids, onReveal]);

  useEffect(() => {
    if (target.id !== '') document.getElementById(target.id)?.scrollIntoView();
  }, [target]);

  return {
    isAnyOpen: open.size > 0,
    isOpen: (id) => open.has(id),
    toggle: (id) =>
      setOpen((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    setAll: (isOpen) => setOpen(new Set(isOpen ? ids : [])),
  };
}
