import type { ReactNode } from 'react';

/** What the last action in a part of the panel has led to. Screen readers announce it. */
export function PanelStatus({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className="text-sm wrap-anywhere text-ink-muted empty:hidden">
      {children}
    </p>
  );
}
