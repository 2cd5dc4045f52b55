import { PANEL_WIDTH } from './panel-settings.ts';

/** How far an arrow key moves the edge, in pixels. */
const STEP = 32;

/**
 * The edge of the panel, to drag or to move with the arrow keys. A phone has none.
 *
 * @param props.width in pixels
 */
export function PanelResizer({
  width,
  onWidth,
}: {
  readonly width: number;
  readonly onWidth: (width: number) => void;
}) {
  const resize = (wanted: number) =>
    onWidth(Math.round(Math.min(PANEL_WIDTH.max, Math.max(PANEL_WIDTH.min, wanted))));
  return (
    // A separator that can be focused is a widget (WAI-ARIA 1.2).
    <div
      role="separator"
      tabIndex={0}
      aria-label="Width of the panel"
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={PANEL_WIDTH.min}
      aria-valuemax={PANEL_WIDTH.max}
      className="absolute inset-y-0 -start-1 z-10 w-2 cursor-col-resize touch-none hover:bg-brand/20 max-sm:hidden"
      onKeyDown={(event) => {
        // The panel is at the end of the line, so its edge moves against the reading direction.
        if (event.key === 'ArrowLeft') resize(width + STEP);
        if (event.key === 'ArrowRight') resize(width - STEP);
      }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId))
          resize(document.documentElement.clientWidth - event.clientX);
      }}
    />
  );
}
