import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/**
 * A heading that expands and collapses its content; collapsed content is not rendered.
 *
 * @param props.title the heading; it must not contain interactive elements
 */
export function ApiDisclosure({
  id,
  title,
  isOpen,
  onToggle,
  children,
}: {
  id: string;
  title: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  return (
    <div id={id} className="scroll-mt-4">
      <h3 className="font-sans text-base font-normal tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-11 w-full items-start gap-3 rounded-small py-3 text-start hover:text-brand"
        >
          <span className="min-w-0 grow">{title}</span>
          <ChevronDown
            aria-hidden
            strokeWidth={1.75}
            className={`mt-0.5 size-5 shrink-0 text-ink-muted transition-transform duration-quick ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      {isOpen && <div className="pt-3 pb-8">{children}</div>}
    </div>
  );
}
