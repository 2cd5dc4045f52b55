import { useId, type ReactNode, type Ref } from 'react';

export interface PanelSectionProps {
  readonly title: string;
  /** Lets the heading take the focus, as when what had it is gone. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly text?: string;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A part of a tab, named by its heading. */
export function PanelSection({ title, titleRef, text, actions, children }: PanelSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3
            ref={titleRef}
            id={id}
            tabIndex={titleRef ? -1 : undefined}
            className="rounded-small text-base"
          >
            {title}
          </h3>
          {/* As high as a button, so that one that comes moves nothing. */}
          {actions !== undefined && <div className="flex min-h-9 gap-2">{actions}</div>}
        </div>
        {text !== undefined && <p className="text-sm text-ink-muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}
