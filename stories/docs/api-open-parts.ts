import { useEffect, useState } from 'react';

/** Which parts of the page are open. */
export interface OpenParts {
  readonly isAnyOpen: boolean;
  isOpen(id: string): boolean;
  toggle(id: string): void;
  setAll(isOpen: boolean): void;
}

/**
 * Keeps which parts are open; a link within the page opens the part that it leads to.
 *
 * @param ids every part that can be opened
 * @param onReveal runs before a part is shown that a link leads to
 */
export function useOpenParts(ids: readonly string[], onReveal: () => void): OpenParts {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  // An object, for the same part may be asked for twice.
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
    // The address stays as it is when the same link is followed again.
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
