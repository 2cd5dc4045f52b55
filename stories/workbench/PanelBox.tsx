import type { ReactNode } from 'react';

/** A box like the panel's at its first size, or the width of a phone. */
export function PanelBox({ children }: { children: ReactNode }) {
  return (
    <div className="w-110 max-w-full border-e border-line bg-surface-raised p-4">{children}</div>
  );
}
