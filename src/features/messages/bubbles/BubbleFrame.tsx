import { cx, cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { formatDateTime, formatTime } from '#src/domain/dates.ts';
import type { PersonRef } from '#src/domain/offer.ts';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { chatOffersCopy as copy } from '../chat-offers-copy.ts';
import { isBlank } from '#src/domain/typed-text.ts';

/** The viewer's are at the end, others at the start with an avatar. `isWide`: it needs all of a phone's width. */
export function BubbleFrame({
  sender,
  isOwn,
  startsGroup,
  endsGroup,
  isWide = false,
  foot,
  children,
}: {
  sender: PersonRef;
  isOwn: boolean;
  startsGroup: boolean;
  endsGroup: boolean;
  isWide?: boolean | undefined;
  foot?: ReactNode;
  children: ReactNode;
}) {
  const indent = isOwn ? '' : 'ps-10';
  return (
    <div
      className={cx(
        'flex w-fit flex-col gap-1',
        isWide ? 'max-w-full sm:max-w-[min(36rem,85%)]' : 'max-w-[min(36rem,85%)]',
        isOwn ? 'ms-auto items-end' : 'items-start',
      )}
    >
      {/* Sighted users can tell from side, color and avatar; paper has no colors. */}
      {startsGroup && (
        <VisuallyHidden className={isOwn ? undefined : 'print:not-sr-only'}>
          {isOwn ? copy.you : sender.name}
        </VisuallyHidden>
      )}
      <div className="flex max-w-full items-end gap-2">
        {!isOwn && (
          <span className="w-8 shrink-0">
            {endsGroup && <Avatar name={sender.name} personId={sender.id} size="sm" />}
          </span>
        )}
        <div className={cx('flex min-w-0 flex-col gap-2', isOwn ? 'items-end' : 'items-start')}>
          {children}
        </div>
      </div>
      {foot !== undefined && <div className={indent}>{foot}</div>}
    </div>
  );
}

export function BubbleTime({ at }: { at: string }) {
  const { timeZone } = useEnvironment();
  return (
    <time
      dateTime={at}
      title={formatDateTime(at, timeZone)}
      className="whitespace-nowrap tabular-nums"
    >
      {formatTime(at, timeZone)}
    </time>
  );
}

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

/** As it was typed. `isNeutral`: of an unknown type. `hasCorner`: the bubble points at its sender. */
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
