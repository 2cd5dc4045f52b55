import { createStore, type Store } from '../store.ts';

/** The box of an element, in pixels of the window. */
export type PointerTarget = Pick<DOMRect, 'top' | 'left' | 'width' | 'height'>;

/** What the pointer of a tour shows: where it is, and what it is about to press. */
export interface PointerState {
  /** The center of what it points at, in pixels of the window; null before the first move. */
  readonly position: { readonly x: number; readonly y: number } | null;
  /** What it points at, in pixels of the window. */
  readonly target: PointerTarget | null;
  readonly isHighlighted: boolean;
  /** How long the pointer takes to get there, in milliseconds. */
  readonly duration: number;
  readonly isPressing: boolean;
  /** A browser's question that the tour has answered with OK. */
  readonly answered: string | null;
}

/** The visible pointer of a tour, as a store. */
export interface TourPointer extends Store<PointerState> {
  /** Points at an element, which is scrolled into view, and highlights it. @param duration in milliseconds */
  moveTo(element: Element, duration: number): void;
  press(): void;
  /** Ends the highlight. */
  release(): void;
  /** Tells which question of the browser was answered with OK. */
  answer(question: string | null): void;
}

/** How close to the window's edge, in pixels, an element is still in view: bars are in front of the page. */
const MARGIN = { top: 128, bottom: 32 } as const;

/** Creates a pointer that is not on the page yet. */
export function createTourPointer(): TourPointer {
  const { set, ...store } = createStore<PointerState>({
    position: null,
    target: null,
    isHighlighted: false,
    duration: 0,
    isPressing: false,
    answered: null,
  });
  const change = (changes: Partial<PointerState>) => set({ ...store.state(), ...changes });

  return {
    ...store,
    moveTo(element, duration) {
      if (!isInView(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { top, left, width, height } = element.getBoundingClientRect();
      change({
        position: { x: left + width / 2, y: top + height / 2 },
        target: { top, left, width, height },
        isHighlighted: true,
        duration,
        isPressing: false,
        answered: null,
      });
    },
    press: () => change({ isPressing: true }),
    release: () => change({ isPressing: false, isHighlighted: false }),
    answer: (answered) => change({ answered }),
  };
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= MARGIN.top && bottom <= window.innerHeight - MARGIN.bottom;
}
