import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/**
 * A heading that expands and collapses its content. The browser opens it for a link to its id.
 *
 * @param props.title the heading; it must not contain interactive elements
 */
export function ApiDisclosure({
  id,
  title,
  children,
}: {
  id: string;
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-start gap-3 rounded-small py-3 hover:text-brand">
        <h3 className="min-w-0 grow font-sans text-base font-normal tracking-normal">{title}</h3>
        <ChevronDown
          aria-hidden
          strokeWidth={1.75}
          className="mt-0.5 size-5 shrink-0 text-ink-muted transition-transform duration-quick group-open:rotate-180"
        />
      </summary>
      <div id={id} className="scroll-mt-16 pt-3 pb-8">
        {children}
      </div>
    </details>
  );
}
