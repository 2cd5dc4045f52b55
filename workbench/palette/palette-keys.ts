/** Opens the command palette by its keys, from the first moment of the page on. */
export interface PaletteKeys {
  isOpen(): boolean;
  subscribe(listener: () => void): () => void;
  setOpen(isOpen: boolean): void;
  /** What was typed since the palette was asked for. */
  typed(): string;
  /** From now on, the palette gets the keys itself. */
  endTyping(): void;
  /** Stops to listen, on a page without a palette. */
  stop(): void;
}

/**
 * Listens for Ctrl+K and ⌘K. Until the palette is there, which has to load, what is typed is kept for it.
 */
export function createPaletteKeys(window: Window): PaletteKeys {
  const listeners = new Set<() => void>();
  let isOpen = false;
  let typed: string | undefined;
  const listening = new AbortController();

  function setOpen(next: boolean): void {
    isOpen = next;
    typed = next ? '' : undefined;
    for (const listener of listeners) listener();
  }

  window.addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey) setOpen(!isOpen);
      else if (typed === undefined || ctrlKey || metaKey || altKey) return;
      else if (key === 'Escape') setOpen(false);
      else if (key === 'Backspace') typed = typed.slice(0, -1);
      else if (key.length === 1) typed += key;
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true, signal: listening.signal },
  );

  return {
    isOpen: () => isOpen,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setOpen,
    typed: () => typed ?? '',
    endTyping() {
      typed = undefined;
    },
    stop: () => listening.abort(),
  };
}
