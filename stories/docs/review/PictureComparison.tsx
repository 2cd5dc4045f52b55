import { useState } from 'react';
import { Choice } from './Choice.tsx';
import type { Picture } from './pictures.ts';

/** Which picture is shown, or how the two differ. */
const VIEWS = [
  ['after', 'After'],
  ['before', 'Before'],
  ['difference', 'Difference'],
] as const;

/** A picture, the one before it, or their difference, at their own size or as wide as there is room. */
export function PictureComparison({
  label,
  picture,
  before,
}: {
  label: string;
  picture: Picture;
  before: Picture | undefined;
}) {
  const [view, setView] = useState(before ? 'difference' : 'after');
  const width = Math.max(picture.width, before?.width ?? 0);
  const height = Math.max(picture.height, before?.height ?? 0);
  const layer = ({ url, width: own }: Picture, alt: string, isDifference: boolean) => (
    <img
      src={url}
      alt={alt}
      className="absolute start-0 top-0 h-auto max-w-none"
      style={{
        inlineSize: `${(own / width) * 100}%`,
        ...(isDifference && { mixBlendMode: 'difference' }),
      }}
    />
  );
  return (
    <>
      {before ? (
        <Choice
          label="Compare with the picture before"
          value={view}
          options={VIEWS}
          className="max-w-60"
          onChoose={setView}
        />
      ) : (
        <p className="text-ink-muted">
          There is no picture from before: this branch hasn't changed it.
        </p>
      )}
      <div
        className="relative isolate overflow-clip border border-line bg-surface"
        style={{ maxInlineSize: width, aspectRatio: `${width} / ${height}` }}
      >
        {view !== 'before' && layer(picture, label, false)}
        {view === 'before' && before && layer(before, `${label}, before`, false)}
        {view === 'difference' && before && layer(before, '', true)}
      </div>
    </>
  );
}
