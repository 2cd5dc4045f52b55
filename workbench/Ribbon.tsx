import { BookOpen, FlaskConical, PanelRight, Search, Undo } from 'lucide-react';
import { cx } from 'class-variance-authority';
import type { ReactNode, Ref } from 'react';
import { demo } from '#mocks/scenarios/demo.ts';
import { isSlow } from '#mocks/server/latency.ts';
import { TextLink } from '#src/ui/TextLink.tsx';
import { CopyButton } from './CopyButton.tsx';
import { counted } from '#src/domain/counted.ts';
import { latencyName } from './words.ts';
import { PanelButton } from './PanelButton.tsx';
import type { OpenedState } from './opened-state.ts';
import { storyUrl } from './storybook-address.ts';
import { useWorkbench } from './workbench-context.ts';

/** A phone hides the labels: the icon is in the middle, and a finger gets 44 px. */
const TARGET =
  'max-sm:gap-0 max-sm:border-transparent max-sm:bg-transparent pointer-coarse:min-w-11';

const NETWORK = {
  'in-page-unsupported': "No service worker: the calls aren't in the browser's network tools",
  'in-page-uncontrolled':
    "Reload the page normally to see the calls in the browser's network tools",
} as const;

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
  // The viewer stands in the app.
  const { as: _viewer, ...state } = engine.state();
  const isAhead = !clock.isStopped && state.clock !== undefined;
  const isDemoAsItBegins = isDemo && Object.keys(state).length === 1;
  const latency = engine.latency();
  const realParts = engine.realServer?.resources.length ?? 0;
  const warnings = [
    ...(realParts > 0 ? [counted(realParts, 'real resource')] : []),
    ...(isSlow(latency) ? [`Network: ${latencyName(latency)}`] : []),
    ...(state.dialect ? [`Dialect: ${state.dialect}`] : []),
    ...(state.rows ? ['Changed rows'] : []),
    ...(faults > 0 ? [faults === 1 ? '1 fault is on' : `${faults} faults are on`] : []),
    ...(isBegunAgain ? ["New rows: this version couldn't read those of an earlier one"] : []),
    // The ribbon has room for one of these, and the first has the same cause.
    ...(!engine.isKept()
      ? [
          isDemoPage
            ? "Rows aren't shared: the frame needs allow-same-origin"
            : 'Nothing is kept: storage is blocked or full',
        ]
      : network === 'service-worker'
        ? []
        : [NETWORK[network]]),
    ...(problem === undefined ? [] : [problem]),
  ];
  return (
    <section
      aria-label="Workbench"
      className="flex h-(--page-top) items-center gap-2 border-b border-line bg-surface-sunken ps-4 pe-2 text-sm sm:gap-3"
    >
      <span className="flex min-w-0 grow items-center gap-2">
        <FlaskConical aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-brand" />
        {/* The title needs the room of a phone. */}
        <span className={cx('shrink-0 font-semibold', title !== undefined && 'max-sm:sr-only')}>
          Mock data
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
          {clock.isStopped && <Mark className="bg-info-soft text-info-ink">Clock stopped</Mark>}
          {isAhead && <Mark className="bg-info-soft text-info-ink">Clock ahead</Mark>}
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
          <CopyButton label="Copy link" text={urlOf(`/?state=${opened.id}`)} />
        </span>
      )}
      {!isDemoAsItBegins && (
        <PanelButton
          variant="link"
          className={TARGET}
          onClick={() => void engine.open({ scenario: demo.id })}
        >
          <Undo aria-hidden strokeWidth={1.75} className="sm:hidden" />
          <span className="max-sm:sr-only">Back to the demo</span>
        </PanelButton>
      )}
      <PanelButton Icon={Search} className={TARGET} onClick={onFind}>
        <span className="max-sm:sr-only">Find </span>
        <kbd className="ms-1 font-sans text-xs font-normal text-ink-muted max-md:hidden">
          Ctrl+K
        </kbd>
      </PanelButton>
      <PanelButton ref={buttonRef} aria-expanded={isOpen} className={TARGET} onClick={onToggle}>
        <PanelRight aria-hidden strokeWidth={1.75} className="sm:hidden" />
        <span className="max-sm:sr-only">Workbench</span>
      </PanelButton>
    </section>
  );
}

/** Where the open state comes from: its story, whose play may go on from here if the app has played no steps of it. */
function OpenedBy({ opened: { story, isPlayed } }: { opened: OpenedState }) {
  const { storybook } = useWorkbench();
  const label = isPlayed ? 'Its story' : 'Its story starts here';
  if (storybook === null) return <span className="max-sm:sr-only">{label}</span>;
  return (
    <TextLink
      isStandalone
      href={storyUrl(storybook, story)}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center"
    >
      <BookOpen aria-label={label} strokeWidth={1.75} className="size-5 lg:hidden" />
      <span className="max-lg:hidden">{label}</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </TextLink>
  );
}

/** A mark in the ribbon. Not a `Badge`: that one comes in a file with what all screens of the app share. */
function Mark({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className={cx('rounded-pill px-2.5 py-0.5 font-semibold', className)}>{children}</span>
  );
}
