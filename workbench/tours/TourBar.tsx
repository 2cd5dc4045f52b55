import { Check, ListOrdered, Pause, Play, SkipForward, X } from 'lucide-react';
import { cx } from 'class-variance-authority';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { Flow } from '#flows/flow.ts';
import { PanelButton } from '../PanelButton.tsx';
import { useStore, type Store } from '../store.ts';
import { tourCopy } from './copy.ts';
import type { PointerState, PointerTarget } from './tour-pointer.ts';
import type { TourPlayer, TourState } from './tour-player.ts';
import { TOUR_SPEEDS } from './tour-store.ts';
import { TOUR_MIN_WIDTH } from './use-is-wide.ts';

const copy = tourCopy.bar;

/** What the {@link TourBar} shows and does. */
export interface TourBarProps {
  readonly flow: Pick<Flow, 'title' | 'steps'>;
  /** Null while the world of the tour is being opened. */
  readonly player: TourPlayer | null;
  /** Whether another world has been opened, in which the tour can't go on. */
  readonly isInterrupted: boolean;
  /** Whether the window is wide enough. */
  readonly isWide: boolean;
  /** Points at what the bar doesn't cover. */
  readonly pointer: Store<Pick<PointerState, 'answered' | 'target'>>;
  /** Whether the bar takes the focus when the tour begins. */
  readonly takesFocus: boolean;
  readonly onStartAgain: () => void;
  readonly onEnd: () => void;
}

const NO_PLAYER = { state: () => null, subscribe: () => () => {} };
/** Between the bar and the edge of the window, or what it makes room for, in pixels. */
const GAP = 16;

/**
 * The bar of a tour at the bottom of the window: the caption of the step, the controls, and a list of all
 * steps on demand. It moves to the top when it would cover what the tour points at.
 */
export function TourBar(props: TourBarProps) {
  const { flow, player, isInterrupted, isWide, pointer, takesFocus, onStartAgain, onEnd } = props;
  const state = useStore<TourState | null>(player ?? NO_PLAYER);
  const { answered, target } = useStore(pointer);
  const [isListOpen, setIsListOpen] = useState(false);
  const [isAtTop, setIsAtTop] = useState(false);
  const listId = useId();
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (bar.current) setIsAtTop(isInTheWay(bar.current, target));
    // The list and the reason of a tour that is stuck change its size.
  }, [target, isListOpen, state?.status]);
  const isOpen = state !== null;
  useEffect(() => {
    if (takesFocus && isOpen) bar.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [takesFocus, isOpen]);

  const step = state?.step ?? 0;
  const isPlaying = state?.status === 'playing';
  const isStuck = state?.status === 'stuck';
  const isOver = isInterrupted || state?.status === 'finished';
  const canPlay = state !== null && isWide;
  return (
    <section
      ref={bar}
      aria-label={copy.label(flow.title)}
      data-tour-bar=""
      className={cx(
        isAtTop ? 'top-4' : 'bottom-4',
        'fixed inset-x-2 z-75 mx-auto flex max-w-184 flex-col gap-2 overflow-hidden rounded-card border border-line-strong bg-surface-raised p-3 text-base shadow-float sm:inset-x-4 sm:gap-3 sm:p-4',
      )}
    >
      <span
        aria-hidden
        className="absolute inset-x-0 top-0 h-1 origin-left bg-brand transition-transform duration-dialog motion-reduce:transition-none rtl:origin-right"
        style={{ transform: `scaleX(${step / flow.steps.length})` }}
      />
      {isListOpen && <StepList id={listId} flow={flow} step={step} />}
      <div className="flex flex-col gap-1">
        <p role="status" className="font-semibold text-balance sm:text-lg">
          {captionOf(props, state)}
        </p>
        {!isWide && (
          <p className="text-sm text-ink-muted">{tourCopy.tooNarrow.text(TOUR_MIN_WIDTH)}</p>
        )}
        {answered !== null && <p className="text-sm text-ink-muted">{copy.answered(answered)}</p>}
      </div>
      {isStuck && !isOver && (
        <Alert tone="warning" size="compact" title={copy.stuck}>
          {state.problem} {copy.byHand}
        </Alert>
      )}
      {/* One row on a phone, too, where some labels are for screen readers only. */}
      <div className="flex items-center gap-1.5 sm:gap-2">
        {isOver ? (
          <PanelButton disabled={!isWide} onClick={onStartAgain}>
            {copy.again}
          </PanelButton>
        ) : (
          <>
            {isStuck ? (
              <PanelButton disabled={!isWide} onClick={player?.play}>
                {copy.retry}
              </PanelButton>
            ) : (
              <PanelButton
                variant="primary"
                disabled={!canPlay}
                Icon={isPlaying ? Pause : Play}
                onClick={isPlaying ? player?.pause : player?.play}
              >
                {isPlaying ? copy.pause : copy.play}
              </PanelButton>
            )}
            <PanelButton
              disabled={!canPlay}
              Icon={SkipForward}
              className="max-sm:gap-0"
              onClick={player?.next}
            >
              <span className="max-sm:sr-only">{copy.next}</span>
            </PanelButton>
            <Select
              aria-label={copy.speed}
              value={state?.speed ?? 1}
              disabled={state === null}
              className="min-h-9! w-22! py-1! text-sm! pointer-coarse:min-h-11! sm:w-24!"
              onChange={({ target: { value } }) => {
                const speed = TOUR_SPEEDS.find((each) => String(each) === value);
                if (speed !== undefined) player?.setSpeed(speed);
              }}
            >
              {TOUR_SPEEDS.map((speed) => (
                <option key={speed} value={speed}>
                  {copy.speeds(speed)}
                </option>
              ))}
            </Select>
          </>
        )}
        <span className="ms-auto text-sm text-ink-muted tabular-nums max-sm:sr-only">
          {copy.step(Math.min(step + 1, flow.steps.length), flow.steps.length)}
        </span>
        <PanelButton
          variant="ghost"
          aria-expanded={isListOpen}
          aria-controls={listId}
          Icon={ListOrdered}
          className="max-sm:ms-auto max-sm:gap-0"
          onClick={() => setIsListOpen(!isListOpen)}
        >
          <span className="max-sm:sr-only">{copy.list}</span>
        </PanelButton>
        <IconButton label={copy.end} size="sm" onClick={onEnd}>
          <X aria-hidden strokeWidth={1.75} />
        </IconButton>
      </div>
      <p className="sr-only">{copy.keys}</p>
    </section>
  );
}

/** What the tour is about now, or why it can't go on. */
function captionOf({ flow, isInterrupted, isWide }: TourBarProps, state: TourState | null): string {
  if (isInterrupted) return copy.otherWorld;
  if (!isWide) return tourCopy.tooNarrow.title;
  if (state === null) return copy.opening;
  return flow.steps[state.step]?.caption ?? copy.finished;
}

/** All captions, with those that were played. */
function StepList({ id, flow, step }: { id: string; flow: TourBarProps['flow']; step: number }) {
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // In braces: newer browsers return a promise, which is no clean-up.
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return (
    <ol
      id={id}
      aria-label={copy.list}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls by keyboard
      tabIndex={0}
      className="-mx-4 -mt-3 max-h-[min(20rem,40dvh)] overflow-y-auto border-b border-line px-4 pt-3 pb-3 text-sm focus-visible:-outline-offset-2"
    >
      {flow.steps.map(({ name, caption }, index) => (
        <li
          // A flow can have a step twice, such as signing out.
          // oxlint-disable-next-line react/no-array-index-key -- the steps never change their order
          key={`${index} ${name}`}
          ref={index === step ? current : undefined}
          aria-current={index === step ? 'step' : undefined}
          className={cx(
            'flex gap-2 rounded-small px-2 py-1.5',
            index === step ? 'bg-surface-sunken font-semibold' : 'text-ink-muted',
          )}
        >
          <span className="grid h-lh w-6 shrink-0 place-items-center tabular-nums">
            {index < step ? (
              <>
                <Check aria-hidden className="size-4 text-success-ink" />
                <span className="sr-only">{copy.done}</span>
              </>
            ) : (
              index + 1
            )}
          </span>
          <span className="min-w-0">{caption}</span>
        </li>
      ))}
    </ol>
  );
}

/** Whether a bar at the bottom of the window would cover a target that one at the top doesn't. */
function isInTheWay(bar: HTMLElement, target: PointerTarget | null): boolean {
  if (target === null) return false;
  const room = bar.offsetHeight + 2 * GAP;
  const distance = Math.abs(target.left + target.width / 2 - window.innerWidth / 2);
  const isBeside = distance > (bar.offsetWidth + target.width) / 2;
  const isBelow = target.top + target.height > window.innerHeight - room;
  // What reaches from the top to the bottom leaves no place for the bar.
  return !isBeside && isBelow && target.top > room;
}
