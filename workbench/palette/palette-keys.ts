import { createStore, type Store } from '../store.ts';

/** Opens the command palette by its keys, from the first moment of the page on. The state is whether it is open. */
export interface PaletteKeys extends Store<boolean> {
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
  const { set, ...store } = createStore(false);
  let typed: string | undefined;
  const listening = new AbortController();

  function setOpen(isOpen: boolean): void {
    typed = isOpen ? '' : undefined;
    set(isOpen);
  }

  window.addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey) setOpen(!store.state());
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
    ...store,
    setOpen,
    typed: () => typed ?? '',
    endTyping() {
      typed = undefined;
    },
    stop: () => listening.abort(),
  };
}
