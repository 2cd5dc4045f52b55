import { cx } from 'class-variance-authority';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '#src/ui/IconButton.tsx';
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts';
import { useMediaQuery } from '#src/ui/use-media-query.ts';

export type CarouselProps = {
  /** Accessible name, without the word "carousel". */
  label: string;
  /** One child per slide. All slides are as tall as the tallest. */
  children: ReactNode;
  /** Starts a timer that repeatedly calls `advance`, and returns a function that stops it. */
  rotate: (advance: () => void) => () => void;
  className?: string | undefined;
};

/**
 * A row of slides that scrolls and snaps, one slide at a time, with two buttons that wrap around. Automatic
 * rotation pauses on hover and focus, is off when motion is reduced, and stops for good once the user presses a
 * button.
 */
export function Carousel({ label, children, rotate, className }: CarouselProps) {
  const slides = Children.toArray(children);
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useSlideInView(row, slides.length);
  const [rotation, setRotation] = useState<'default' | 'on' | 'off'>('default');
  const [isHeld, setIsHeld] = useState(false);
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isActive = useIsHydrated();
  const isOn = rotation === 'on' || (rotation === 'default' && !isMotionReduced);
  const isRotating = isOn && !isHeld;

  function show(to: number): void {
    const { current } = row;
    const at = (to + slides.length) % slides.length;
    const slide = current?.children[at];
    if (!current || !(slide instanceof HTMLElement)) return;
    // Before it is in view, so that two quick presses move by two.
    setIndex(at);
    // Wrapping around jumps: a smooth scroll would pass every slide.
    const behavior = to === -1 || to === slides.length ? 'instant' : 'auto';
    current.scrollTo({ left: slide.offsetLeft - current.offsetLeft, behavior });
  }
  const advance = useEffectEvent(() => show(index + 1));
  const startRotation = useEffectEvent(() => rotate(() => advance()));
  useEffect(() => (isRotating ? startRotation() : undefined), [isRotating]);

  const page = (to: number) => {
    setRotation('off');
    show(to);
  };
  const toggle = () => {
    setRotation(isOn ? 'off' : 'on');
    // The click implies hover and focus, which must not pause the rotation just requested.
    setIsHeld(false);
  };

  return (
    <section aria-roledescription="carousel" aria-label={label} className={className}>
      <div
        onPointerEnter={({ pointerType }) => setIsHeld(pointerType !== 'touch')}
        onPointerLeave={({ currentTarget }) =>
          setIsHeld(currentTarget.contains(document.activeElement))
        }
        onFocus={() => setIsHeld(true)}
        onBlur={({ currentTarget, relatedTarget }) =>
          setIsHeld(currentTarget.contains(relatedTarget))
        }
        // Controls come first in the DOM, so the rotation can be stopped before reading the slides.
        className="flex flex-col-reverse gap-3"
      >
        <div className="flex min-h-11 items-center gap-1">
          <Dots index={index} count={slides.length} />
          <IconButton
            label={isOn ? 'Pause slideshow' : 'Play slideshow'}
            disabled={!isActive}
            onClick={toggle}
          >
            {isOn ? (
              <Pause aria-hidden strokeWidth={1.75} />
            ) : (
              <Play aria-hidden strokeWidth={1.75} />
            )}
          </IconButton>
          <IconButton label="Previous slide" disabled={!isActive} onClick={() => page(index - 1)}>
            <ChevronLeft aria-hidden strokeWidth={1.75} className="rtl:-scale-x-100" />
          </IconButton>
          <IconButton label="Next slide" disabled={!isActive} onClick={() => page(index + 1)}>
            <ChevronRight aria-hidden strokeWidth={1.75} className="rtl:-scale-x-100" />
          </IconButton>
        </div>
        <ul
          ref={row}
          aria-label="Slides"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller needs the keyboard
          tabIndex={0}
          // Offsets the padding of the slides, which keeps focus rings from being clipped.
          className="-m-1 flex snap-x snap-mandatory scrollbar-none overflow-x-auto overscroll-x-contain scroll-smooth rounded-card"
        >
          {slides.map((slide, at) => (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- a slide's position is its identity
              key={at}
              className="grid shrink-0 basis-full snap-start snap-always p-1 *:min-w-0"
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The index of the slide that a row shows most of, and a setter for one that it scrolls to. */
function useSlideInView(row: { readonly current: HTMLElement | null }, count: number) {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const slides = row.current;
    if (slides === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (shown) setIndex([...slides.children].indexOf(shown.target));
      },
      { root: slides, threshold: 0.6 },
    );
    for (const slide of slides.children) observer.observe(slide);
    return () => observer.disconnect();
  }, [row, count]);
  return [Math.min(index, Math.max(count - 1, 0)), setIndex] as const;
}

/** The position. Screen readers get it from the list. */
function Dots({ index, count }: { index: number; count: number }) {
  return (
    <div aria-hidden className="me-auto flex items-center gap-1.5 ps-1">
      {Array.from({ length: count }, (_, at) => (
        <span
          key={at}
          data-current={at === index || undefined}
          className={cx(
            'h-0 rounded-pill border-4 transition-[width,border-color] duration-backdrop',
            at === index ? 'w-6 border-brand' : 'w-2 border-line-strong',
          )}
        />
      ))}
    </div>
  );
}
