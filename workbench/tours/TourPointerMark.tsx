import { MousePointer2 } from 'lucide-react';
import { useStore } from '../store.ts';
import type { TourPointer } from './tour-pointer.ts';

/** The pointer of a tour over the page, and the highlight of what it is about to press. */
export function TourPointerMark({ pointer }: { pointer: TourPointer }) {
  const { position, target, isHighlighted, duration, isPressing } = useStore(pointer);
  if (position === null || target === null) return null;
  return (
    <div aria-hidden className="pointer-events-none fixed inset-0 z-80">
      {isHighlighted && (
        <span
          className="absolute rounded-control bg-accent/15 outline-3 outline-offset-3 outline-accent"
          style={{
            top: target.top,
            left: target.left,
            width: target.width,
            height: target.height,
          }}
        />
      )}
      <span
        className="absolute top-0 left-0 transition-transform ease-in-out motion-reduce:transition-none"
        style={{
          transform: `translate(${position.x}px, ${position.y}px)`,
          transitionDuration: `${duration}ms`,
        }}
      >
        {isPressing && (
          <span className="absolute -start-4 -top-4 size-8 rounded-pill bg-accent/40" />
        )}
        <MousePointer2
          strokeWidth={1.5}
          className="relative size-7 fill-accent stroke-accent-ink drop-shadow-sm"
        />
      </span>
    </div>
  );
}
