import { BookOpen, FlaskConical, PanelRight, Search, Undo } from 'lucide-react';
import { cx } from 'class-variance-authority';
import type { ReactNode, Ref } from 'react';
import { demo } from '#mocks/scenarios/demo.ts';
import { TextLink } from '#src/ui/TextLink.tsx';
import { CopyButton } from './CopyButton.tsx';
import { workbenchCopy } from './copy.ts';
import { PanelButton } from './PanelButton.tsx';
import type { OpenedState } from './opened-state.ts';
import { storyUrl } from './storybook-address.ts';
import { useWorkbench } from './workbench-context.ts';

const copy = workbenchCopy.ribbon;

/** A phone hides the labels: the icon is in the middle, and a finger gets 44 px. */
const TARGET =
  'max-sm:gap-0 max-sm:border-transparent max-sm:bg-transparent pointer-coarse:min-w-11';

export interface RibbonProps {
  readonly buttonRef?: Ref<HTMLButtonElement>;
  /** Whether the panel is open. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Opens the palette. */
  readonly onFind: () => void;
  /** Why the panel can't be shown. */
  readonly problem?: string | undefined;
}

/**
 * The line above the mocked app: that its data is mock data, what differs from the demo, the way back to
 * it, and the buttons of the palette and the panel.
 */
export function Ribbon({ buttonRef, isOpen, onToggle, onFind, problem }: RibbonProps) {
  const { engine, network, isBegunAgain, isDemoPage, openedState, urlOf } = useWorkbench();
  const opened = openedState();
  const { scenario, server, clock } = engine.opening();
  const isDemo = scenario.id === demo.id;
  const title = opened?.id ?? (isDemo ? undefined : scenario.title);
  const faults = server.activeFaults.length;
  const isAhead = !clock.isStopped && engine.state().clock !== undefined;
  const isDemoAsItBegins = isDemo && faults === 0 && !clock.isStopped && !isAhead;
  const realParts = engine.realServer?.resources.length ?? 0;
  const warnings = [
    ...(realParts > 0 ? [copy.realParts(realParts)] : []),
    ...(faults > 0 ? [copy.faults(faults)] : []),
    ...(isBegunAgain ? [copy.begunAgain] : []),
    // The ribbon has room for one of these, and the first has the same cause.
    ...(!engine.isKept()
      ? [isDemoPage ? copy.notShared : copy.notKept]
      : network === 'service-worker'
        ? []
        : [copy.network[network]]),
    ...(problem === undefined ? [] : [problem]),
  ];
  return (
    <section
      aria-label={copy.label}
      className="flex h-(--page-top) items-center gap-2 border-b border-line bg-surface-sunken ps-4 pe-2 text-sm sm:gap-3"
    >
      <span className="flex min-w-0 grow items-center gap-2">
        <FlaskConical aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-brand" />
        {/* The title needs the room of a phone. */}
        <span className={cx('shrink-0 font-semibold', title !== undefined && 'max-sm:sr-only')}>
          {copy.mockData}
        </span>
        {title !== undefined && (
          <>
            <span aria-hidden className="text-ink-muted max-sm:hidden">
              ·
            </span>
            <span className="min-w-0 truncate" title={title}>
              {title}
            </span>
          </>
        )}
        <span className="flex shrink-0 items-center gap-2 max-md:sr-only">
          {clock.isStopped && <Mark className="bg-info-soft text-info-ink">{copy.stopped}</Mark>}
          {isAhead && <Mark className="bg-info-soft text-info-ink">{copy.ahead}</Mark>}
          {warnings.map((text) => (
            <Mark key={text} className="bg-warning-soft text-warning-ink">
              {text}
            </Mark>
          ))}
        </span>
        {/* A phone has room for a mark only. */}
        {warnings.length > 0 && (
          <span aria-hidden className="shrink-0 md:hidden">
            <Mark className="bg-warning-soft text-warning-ink">!</Mark>
          </span>
        )}
        {opened && <OpenedBy opened={opened} />}
      </span>
      {opened && (
        <span className="flex max-w-40 shrink-0 items-center max-lg:hidden">
          <CopyButton label={copy.copyLink} text={urlOf(`/?state=${opened.id}`)} />
        </span>
      )}
      {!isDemoAsItBegins && (
        <PanelButton
          variant="link"
          className={TARGET}
          onClick={() => void engine.open({ scenario: demo.id })}
        >
          <Undo aria-hidden strokeWidth={1.75} className="sm:hidden" />
          <span className="max-sm:sr-only">{copy.backToDemo}</span>
        </PanelButton>
      )}
      <PanelButton Icon={Search} className={TARGET} onClick={onFind}>
        <span className="max-sm:sr-only">{copy.find} </span>
        <kbd className="ms-1 font-sans text-xs font-normal text-ink-muted max-md:hidden">
          {copy.shortcut}
        </kbd>
      </PanelButton>
      <PanelButton ref={buttonRef} aria-expanded={isOpen} className={TARGET} onClick={onToggle}>
        <PanelRight aria-hidden strokeWidth={1.75} className="sm:hidden" />
        <span className="max-sm:sr-only">{copy.open}</span>
      </PanelButton>
    </section>
  );
}

/** Where the open state comes from: its story, whose play may go on from here. */
function OpenedBy({ opened: { story } }: { opened: OpenedState }) {
  const { storybook } = useWorkbench();
  if (storybook === null) return <span className="max-sm:sr-only">{copy.story}</span>;
  return (
    <TextLink
      isStandalone
      href={storyUrl(storybook, story)}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center"
    >
      <BookOpen aria-label={copy.story} strokeWidth={1.75} className="size-5 lg:hidden" />
      <span className="max-lg:hidden">{copy.story}</span>
      <span className="sr-only"> {workbenchCopy.newTab}</span>
    </TextLink>
  );
}

/** A mark in the ribbon. Not a `Badge`: that one comes in a file with what all screens of the app share. */
function Mark({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className={cx('rounded-pill px-2.5 py-0.5 font-semibold', className)}>{children}</span>
  );
}
