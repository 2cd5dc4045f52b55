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
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts';

export interface CarouselLabels {
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  /** Accessible name of the scrollable row of slides. */
  readonly slides: string;
  readonly position: (place: { slide: number; of: number }) => string;
}

const english: CarouselLabels = {
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause slideshow',
  play: 'Play slideshow',
  slides: 'Slides',
  position: ({ slide, of }) => `${slide} of ${of}`,
};

/** Above this count, dots no longer convey a position, so the carousel shows text. */
const MAX_DOTS = 8;

export type CarouselProps = Omit<ComponentProps<'section'>, 'aria-label'> & {
  /** Accessible name, without the word "carousel". */
  label: string;
  /** One child per slide. All slides are as tall as the tallest. */
  children: ReactNode;
  /**
   * Starts a timer that repeatedly calls `advance`, and returns a function that stops it. Without
   * it, the carousel never rotates automatically.
   */
  rotate?: ((advance: () => void) => () => void) | undefined;
  /** Overrides of the default English labels. */
  labels?: Partial<CarouselLabels> | undefined;
};

/**
 * A carousel that shows one slide at a time, paged by buttons, arrow keys or swipes. It wraps
 * around. Automatic rotation pauses on hover and focus, is off when motion is reduced, and stops for
 * good once the user pages.
 *
 * @example
 * <Carousel label="What people say" rotate={(advance) => clock.every(7000, advance)}>
 *   {quotes.map((quote) => <Quote key={quote.id} quote={quote} />)}
 * </Carousel>
 */
export function Carousel({ label, children, rotate, labels, ...rest }: CarouselProps) {
  const { position, ...text } = { ...english, ...labels };
  const slides = Children.toArray(children);
  const rowId = useId();
  const row = useRef<HTMLDivElement>(null);
  const [rotation, setRotation] = useState<'default' | 'on' | 'off'>('default');
  const { index, show, targetIndex, interrupt } = useCurrentSlide(row, slides.length, () =>
    setRotation('off'),
  );

  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isMotionReduced = useSyncExternalStore(
    subscribeToReducedMotion,
    prefersReducedMotion,
    // HTML rendered without a browser stands still.
    () => true,
  );
  // In HTML without its code, all slides can be read and scrolled to.
  const isActive = useIsHydrated();
  const canRotate = rotate !== undefined && slides.length > 1;
  const isOn = canRotate && (rotation === 'on' || (rotation === 'default' && !isMotionReduced));
  const isRotating = isOn && !isHovered && !hasFocus;

  const advance = useEffectEvent(() => show(targetIndex() + 1));
  const startRotation = useEffectEvent(() => rotate?.(() => advance()));
  useEffect(() => (isRotating ? startRotation() : undefined), [isRotating]);

  const page = (to: number) => {
    setRotation('off');
    show(to);
  };
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const isShortcut = event.altKey || event.ctrlKey || event.metaKey;
    if (event.target !== event.currentTarget || isShortcut) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = {
      ArrowLeft: targetIndex() + (isRtl ? 1 : -1),
      ArrowRight: targetIndex() + (isRtl ? -1 : 1),
      Home: 0,
      End: slides.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    page(to);
  };
  const toggle = () => {
    setRotation(isOn ? 'off' : 'on');
    // The click implies hover and focus, which must not pause the rotation just requested.
    setIsHovered(false);
    setHasFocus(false);
  };

  return (
    <section {...rest} aria-roledescription="carousel" aria-label={label}>
      <div
        onPointerEnter={({ pointerType }) => setIsHovered(pointerType !== 'touch')}
        onPointerLeave={() => setIsHovered(false)}
        onFocus={() => setHasFocus(true)}
        onBlur={({ currentTarget, relatedTarget }) =>
          setHasFocus(currentTarget.contains(relatedTarget))
        }
        // Controls come first in the DOM, so the rotation can be stopped before reading the slides.
        className="flex flex-col-reverse gap-3"
      >
        {slides.length > 1 && (
          <div className="flex min-h-11 items-center gap-1">
            <Position index={index} count={slides.length}>
              {position({ slide: index + 1, of: slides.length })}
            </Position>
            {canRotate && (
              <IconButton
                label={isOn ? text.pause : text.play}
                disabled={!isActive}
                onClick={toggle}
              >
                {isOn ? (
                  <Pause aria-hidden strokeWidth={1.75} />
                ) : (
                  <Play aria-hidden strokeWidth={1.75} />
                )}
              </IconButton>
            )}
            <IconButton
              label={text.previous}
              aria-controls={rowId}
              disabled={!isActive}
              onClick={() => page(targetIndex() - 1)}
            >
              <ChevronLeft aria-hidden strokeWidth={1.75} className="rtl:-scale-x-100" />
            </IconButton>
            <IconButton
              label={text.next}
              aria-controls={rowId}
              disabled={!isActive}
              onClick={() => page(targetIndex() + 1)}
            >
              <ChevronRight aria-hidden strokeWidth={1.75} className="rtl:-scale-x-100" />
            </IconButton>
          </div>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it scrolls */}
        <div
          ref={row}
          id={rowId}
          role="group"
          aria-label={text.slides}
          aria-live={isRotating ? 'off' : 'polite'}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller needs the keyboard
          tabIndex={slides.length > 1 ? 0 : undefined}
          onKeyDown={handleKey}
          // Touching the row interrupts a programmatic scroll.
          onPointerDown={interrupt}
          onWheel={interrupt}
          // Offsets the padding of the slides, which keeps focus rings from being clipped.
          className="-m-1 flex snap-x snap-mandatory scrollbar-none overflow-x-auto overscroll-x-contain scroll-smooth rounded-card"
        >
          {slides.map((slide, at) => (
            <div
              // oxlint-disable-next-line react/no-array-index-key -- a slide's position is its identity
              key={at}
              role="group"
              aria-roledescription="slide"
              aria-label={position({ slide: at + 1, of: slides.length })}
              inert={isActive && at !== index}
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

/** Tracks the visible slide and scrolls to others. Calls back when the user scrolls manually. */
function useCurrentSlide(
  row: { readonly current: HTMLDivElement | null },
  count: number,
  onManualScroll: () => void,
) {
  const [shown, setShown] = useState(0);
  const index = Math.min(shown, Math.max(count - 1, 0));
  /** The target of a programmatic scroll in progress. Slides passed on the way don't count. */
  const scrollTarget = useRef<number | null>(null);

  const handleVisible = useEffectEvent((at: number) => {
    if (scrollTarget.current !== null && scrollTarget.current !== at) return;
    if (scrollTarget.current === null && at !== index) onManualScroll();
    scrollTarget.current = null;
    setShown(at);
  });

  useEffect(() => {
    const slides = row.current;
    if (slides === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const visible = entries.find(({ isIntersecting }) => isIntersecting);
        if (visible) handleVisible([...slides.children].indexOf(visible.target));
      },
      { root: slides, threshold: 0.6 },
    );
    for (const slide of slides.children) observer.observe(slide);
    return () => observer.disconnect();
  }, [row, count]);

  const interrupt = () => {
    scrollTarget.current = null;
  };

  /** The slide shown or being scrolled to, so that two quick clicks advance by two. */
  const targetIndex = () => scrollTarget.current ?? index;

  const show = (to: number) => {
    const at = ((to % count) + count) % count;
    const slide = row.current?.children[at];
    if (row.current === null || !(slide instanceof HTMLElement)) return;
    // Wrapping around jumps: a smooth scroll would pass every slide.
    const isAdjacent = Math.abs(at - targetIndex()) <= 1;
    scrollTarget.current = at;
    setShown(at);
    row.current.scrollTo({
      left: slide.offsetLeft - row.current.offsetLeft,
      behavior: isAdjacent ? 'auto' : 'instant',
    });
  };

  return { index, show, targetIndex, interrupt };
}

/** The position as dots, or as text for many slides. Screen readers get it from the slide's name. */
function Position({
  index,
  count,
  children,
}: {
  index: number;
  count: number;
  children: ReactNode;
}) {
  return (
    <div aria-hidden className="me-auto flex items-center gap-1.5 ps-1">
      {count > MAX_DOTS ? (
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

const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

function prefersReducedMotion() {
  return matchMedia(reducedMotionQuery).matches;
}

function subscribeToReducedMotion(onChange: () => void) {
  const media = matchMedia(reducedMotionQuery);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
