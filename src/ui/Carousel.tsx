import { cx } from 'class-variance-authority';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import {
  Children,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { IconButton } from '#src/ui/IconButton.tsx';

export interface CarouselWords {
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  /** Name of the row of slides, which arrow keys and fingers move. */
  readonly slides: string;
  readonly position: (place: { slide: number; of: number }) => string;
}

const english: CarouselWords = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Stop moving by itself',
  play: 'Move by itself',
  slides: 'Slides',
  position: ({ slide, of }) => `${slide} of ${of}`,
};

/** More dots than these are a pattern, not a place. */
const MOST_DOTS = 8;

export type CarouselProps = Omit<ComponentProps<'section'>, 'aria-label'> & {
  /** What the slides are, without the word carousel. */
  label: string;
  /** One child for each slide. All are as high as the highest. */
  children: ReactNode;
  /**
   * Sets a timer that calls `advance` again and again, and returns what stops it. It is called when
   * the slides may move by themselves; without it they never do.
   */
  rotate?: ((advance: () => void) => () => void) | undefined;
  /** Other words than the English ones. */
  words?: Partial<CarouselWords> | undefined;
};

/**
 * Slides of which one is in view. Buttons, arrow keys and a finger page through them; after the
 * last comes the first. Where they move by themselves, they stand still under a pointer, with the
 * focus inside and where less motion is wanted, and for good once somebody has paged.
 *
 * @example
 * <Carousel label="What people say" rotate={(advance) => clock.every(7000, advance)}>
 *   {quotes.map((quote) => <Quote key={quote.id} quote={quote} />)}
 * </Carousel>
 */
export function Carousel({ label, children, rotate, words, ...rest }: CarouselProps) {
  const { position, ...say } = { ...english, ...words };
  const slides = Children.toArray(children);
  const rowId = useId();
  const row = useRef<HTMLDivElement>(null);
  const [wish, setWish] = useState<'none' | 'moving' | 'still'>('none');
  const { index, show, heading, takeOver } = useShownSlide(row, slides.length, () =>
    setWish('still'),
  );

  const [isUnderPointer, setUnderPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isMotionUnwelcome = useSyncExternalStore(watchMotion, isLessMotionWanted);
  const canRotate = rotate !== undefined && slides.length > 1;
  const isOn = canRotate && (wish === 'moving' || (wish === 'none' && !isMotionUnwelcome));
  const isRotating = isOn && !isUnderPointer && !hasFocus;

  const advance = useEffectEvent(() => show(heading() + 1));
  const startRotation = useEffectEvent(() => rotate?.(() => advance()));
  useEffect(() => (isRotating ? startRotation() : undefined), [isRotating]);

  const page = (to: number) => {
    setWish('still');
    show(to);
  };
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const isShortcut = event.altKey || event.ctrlKey || event.metaKey;
    if (event.target !== event.currentTarget || isShortcut) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = {
      ArrowLeft: heading() + (isRtl ? 1 : -1),
      ArrowRight: heading() + (isRtl ? -1 : 1),
      Home: 0,
      End: slides.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    page(to);
  };
  const toggle = () => {
    setWish(isOn ? 'still' : 'moving');
    // Who asks for it is there with pointer and focus: they hold it only when they come anew.
    setUnderPointer(false);
    setHasFocus(false);
  };

  return (
    <section {...rest} aria-roledescription="carousel" aria-label={label}>
      <div
        onPointerEnter={({ pointerType }) => setUnderPointer(pointerType !== 'touch')}
        onPointerLeave={() => setUnderPointer(false)}
        onFocus={() => setHasFocus(true)}
        onBlur={({ currentTarget, relatedTarget }) =>
          setHasFocus(currentTarget.contains(relatedTarget))
        }
        // The controls come first, so that one can stop the slides before reading them.
        className="flex flex-col-reverse gap-3"
      >
        {slides.length > 1 && (
          <div className="flex min-h-11 items-center gap-1">
            <Place index={index} count={slides.length}>
              {position({ slide: index + 1, of: slides.length })}
            </Place>
            {canRotate && (
              <IconButton label={isOn ? say.pause : say.play} onClick={toggle}>
                {isOn ? (
                  <Pause aria-hidden strokeWidth={1.75} />
                ) : (
                  <Play aria-hidden strokeWidth={1.75} />
                )}
              </IconButton>
            )}
            <IconButton
              label={say.previous}
              aria-controls={rowId}
              onClick={() => page(heading() - 1)}
            >
              <ChevronLeft aria-hidden strokeWidth={1.75} className="rtl:-scale-x-100" />
            </IconButton>
            <IconButton label={say.next} aria-controls={rowId} onClick={() => page(heading() + 1)}>
              <ChevronRight aria-hidden strokeWidth={1.75} className="rtl:-scale-x-100" />
            </IconButton>
          </div>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it scrolls */}
        <div
          ref={row}
          id={rowId}
          role="group"
          aria-label={say.slides}
          aria-live={isRotating ? 'off' : 'polite'}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs the keys
          tabIndex={slides.length > 1 ? 0 : undefined}
          onKeyDown={handleKey}
          // A hand on the row ends a scroll of ours.
          onPointerDown={takeOver}
          onWheel={takeOver}
          // Outwards by the padding of a slide, which keeps focus rings inside it whole.
          className="-m-1 flex snap-x snap-mandatory scrollbar-none overflow-x-auto overscroll-x-contain scroll-smooth rounded-card"
        >
          {slides.map((slide, at) => (
            <div
              // oxlint-disable-next-line react/no-array-index-key -- the place is the slide's identity
              key={at}
              role="group"
              aria-roledescription="slide"
              aria-label={position({ slide: at + 1, of: slides.length })}
              inert={at !== index}
              className="grid shrink-0 basis-full snap-start snap-always p-1 *:min-w-0"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Which slide is in view, and how to bring another there; whoever scrolls by hand is told of. */
function useShownSlide(
  row: { readonly current: HTMLDivElement | null },
  count: number,
  onScrolledByHand: () => void,
) {
  const [shown, setShown] = useState(0);
  const index = Math.min(shown, Math.max(count - 1, 0));
  /** Where a scroll of ours is under way to: the slides that it passes are not shown. */
  const goal = useRef<number | null>(null);

  const arrive = useEffectEvent((at: number) => {
    if (goal.current !== null && goal.current !== at) return;
    if (goal.current === null && at !== index) onScrolledByHand();
    goal.current = null;
    setShown(at);
  });

  useEffect(() => {
    const slides = row.current;
    if (slides === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const inView = entries.find(({ isIntersecting }) => isIntersecting);
        if (inView) arrive([...slides.children].indexOf(inView.target));
      },
      { root: slides, threshold: 0.6 },
    );
    for (const slide of slides.children) observer.observe(slide);
    return () => observer.disconnect();
  }, [row, count]);

  const takeOver = () => {
    goal.current = null;
  };

  /** Where it is, or is on its way to: whoever presses twice means the one after the next. */
  const heading = () => goal.current ?? index;

  const show = (to: number) => {
    const at = ((to % count) + count) % count;
    const slide = row.current?.children[at];
    if (row.current === null || !(slide instanceof HTMLElement)) return;
    // Around the corner at once: to rewind would show every slide in passing.
    const isNear = Math.abs(at - heading()) <= 1;
    goal.current = at;
    setShown(at);
    row.current.scrollTo({
      left: slide.offsetLeft - row.current.offsetLeft,
      behavior: isNear ? 'auto' : 'instant',
    });
  };

  return { index, show, heading, takeOver };
}

/** Dots, or words where there are too many; a screen reader hears it from the slide. */
function Place({ index, count, children }: { index: number; count: number; children: ReactNode }) {
  return (
    <div aria-hidden className="me-auto flex items-center gap-1.5 ps-1">
      {count > MOST_DOTS ? (
        <span className="text-sm text-ink-muted tabular-nums">{children}</span>
      ) : (
        Array.from({ length: count }, (_, at) => (
          <span
            key={at}
            data-current={at === index || undefined}
            className={cx(
              'h-0 rounded-pill border-4 transition-[width,border-color] duration-backdrop',
              at === index ? 'w-6 border-brand' : 'w-2 border-line-strong',
            )}
          />
        ))
      )}
    </div>
  );
}

const lessMotion = '(prefers-reduced-motion: reduce)';

function isLessMotionWanted() {
  return matchMedia(lessMotion).matches;
}

function watchMotion(onChange: () => void) {
  const media = matchMedia(lessMotion);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
