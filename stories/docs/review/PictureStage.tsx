import { useState, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react';
import type { Picture } from './pictures.ts';

/** Which picture is shown, or how the two differ. */
export type View = 'after' | 'before' | 'difference';

/** A place of the picture, in its pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A picture, the one before it, or their difference, at their own size or as wide as there is room. A click places a point; with the
 * keyboard, the arrow keys move a crosshair, and Enter places it.
 *
 * @param props.marks numbered points, such as those of requested changes
 */
export function PictureStage({
  label,
  picture,
  before,
  view,
  marks,
  onPlace,
}: {
  label: string;
  picture: Picture;
  before: Picture | undefined;
  view: View;
  marks: readonly Point[];
  onPlace: (point: Point) => void;
}) {
  const [cross, setCross] = useState<Point>();
  const width = Math.max(picture.width, before?.width ?? 0);
  const height = Math.max(picture.height, before?.height ?? 0);
  const at = ({ x, y }: Point): CSSProperties => ({
    insetInlineStart: `${(x / width) * 100}%`,
    insetBlockStart: `${(y / height) * 100}%`,
  });
  const from = cross ?? { x: Math.round(width / 2), y: Math.round(height / 2) };

  function place({ currentTarget, clientX, clientY, detail }: MouseEvent): void {
    // A press of Enter is a click without a pointer.
    if (detail === 0) return onPlace(from);
    const { left, top, width: shown } = currentTarget.getBoundingClientRect();
    const scale = width / shown;
    onPlace({ x: Math.round((clientX - left) * scale), y: Math.round((clientY - top) * scale) });
  }

  function move(event: KeyboardEvent): void {
    const [dx, dy] = STEPS[event.key] ?? [0, 0];
    if (dx === 0 && dy === 0) return;
    event.preventDefault();
    const step = event.shiftKey ? 1 : 10;
    setCross({
      x: Math.min(Math.max(from.x + dx * step, 0), width),
      y: Math.min(Math.max(from.y + dy * step, 0), height),
    });
  }

  return (
    <div
      className="relative isolate overflow-clip border border-line bg-surface"
      style={{ maxInlineSize: width, aspectRatio: `${width} / ${height}` }}
    >
      {view !== 'before' && <Layer picture={picture} width={width} name={label} />}
      {view !== 'after' && before && (
        <Layer
          picture={before}
          width={width}
          name={view === 'before' ? `${label}, before` : ''}
          style={view === 'difference' ? { mixBlendMode: 'difference' } : {}}
        />
      )}
      <button
        type="button"
        aria-label={`Place a point on ${label}. Arrow keys move the crosshair, with Shift by one pixel.`}
        className="absolute inset-0 cursor-crosshair"
        onClick={place}
        onKeyDown={move}
        onBlur={() => setCross(undefined)}
      />
      {cross && (
        <span aria-hidden className="pointer-events-none absolute size-0" style={at(cross)}>
          <span className="absolute -inset-x-4 -top-px h-0.5 bg-danger-solid" />
          <span className="absolute -inset-y-4 -start-px w-0.5 bg-danger-solid" />
        </span>
      )}
      {marks.map((point, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a mark is its number
          key={index}
          aria-hidden
          style={at(point)}
          className="pointer-events-none absolute grid size-6 -translate-1/2 place-items-center rounded-pill bg-danger-solid text-sm font-semibold text-on-solid tabular-nums"
        >
          {index + 1}
        </span>
      ))}
      <p role="status" className="sr-only">
        {cross && `Crosshair at ${cross.x}, ${cross.y}`}
      </p>
    </div>
  );
}

/** Which way each arrow key moves. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function Layer({
  picture,
  width,
  name,
  style,
}: {
  picture: Picture;
  width: number;
  name: string;
  style?: CSSProperties;
}) {
  return (
    <img
      src={picture.url}
      alt={name}
      className="absolute start-0 top-0 h-auto max-w-none"
      style={{ ...style, inlineSize: `${(picture.width / width) * 100}%` }}
    />
  );
}
