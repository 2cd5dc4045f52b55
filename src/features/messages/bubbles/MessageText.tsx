import { cva } from 'class-variance-authority';
import { isBlank } from '#src/domain/typed-text.ts';
import { chatOffersCopy as copy } from '../chat-offers-copy.ts';

const classes = cva(
  'max-w-full rounded-card border border-transparent px-3.5 py-2 print:border-line-strong print:bg-transparent print:text-ink',
  {
    variants: {
      tone: {
        own: 'bg-brand-deep text-brand-deep-ink',
        other: 'bg-neutral-soft text-ink',
        neutral: 'border-line bg-surface-sunken text-ink',
      },
      corner: { end: 'rounded-ee-small', start: 'rounded-es-small', none: '' },
    },
  },
);

/**
 * As it was typed, in its own direction. `isNeutral`: it is not known what kind of message it is.
 * `hasCorner`: the bubble points at its sender.
 */
export function MessageText({
  text,
  isOwn,
  isNeutral = false,
  hasCorner = false,
}: {
  text: string;
  isOwn: boolean;
  isNeutral?: boolean | undefined;
  hasCorner?: boolean | undefined;
}) {
  const tone = isNeutral ? 'neutral' : isOwn ? 'own' : 'other';
  const corner = !hasCorner ? 'none' : isOwn ? 'end' : 'start';
  return (
    <p
      dir="auto"
      className={classes({
        tone,
        corner,
        className: 'text-wrap whitespace-pre-wrap wrap-anywhere',
      })}
    >
      {isBlank(text) ? copy.unreadable : text}
    </p>
  );
}
