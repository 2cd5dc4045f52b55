import type { ReactNode } from 'react';

/** A box of the size of the left pane of the messages. */
export function PaneBox({ children }: { children: ReactNode }) {
  return (
    <div className="h-136 max-w-96 min-w-0 overflow-hidden rounded-card border border-line">
      {children}
    </div>
  );
}
