import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

export type ItemHeaderProps = {
  /** What it is, at the start of the quiet line: a category or a status. */
  kind: ReactNode;
  /** When it is from, at the end of the quiet line. */
  when?: ReactNode;
  /** The formatted amount, at the end of the title's first line. */
  amount?: ReactNode;
  /** Name of the amount for screen readers, such as "Payment". */
  amountLabel?: string | undefined;
  /** A picture of 48 px beside the title; on a wide card, beside the quiet line, too. */
  picture?: ReactNode;
};

export type ItemCardProps = ItemHeaderProps & {
  /** Id of the title, which names the card. Unique on the page. */
  titleId: string;
  /** The title, cut after three lines. */
  title: string;
  headingLevel: 2 | 3;
  /** The row of actions: first the `CardLink`, last the primary button. */
  footer?: ReactNode;
  /** People, then the body. */
  children?: ReactNode;
  className?: string | undefined;
};

/**
 * The card of an item in a list. Each has the same anatomy: a quiet line, the title with the amount at its end, people,
 * the body, and one row of actions.
 *
 * @example
 * <ItemCard
 *   titleId="request-7" title="Mount two shelves" headingLevel={2}
 *   kind={<Badge tone="warning">Pending</Badge>} when="Mar 14, 2026" amount="$45"
 *   footer={
 *     <div className={actionRowClasses}>
 *       <CardLink asChild className={actionRowLinkClasses}><Link to="/requests/7">View</Link></CardLink>
 *       <Button>Accept</Button>
 *     </div>
 *   }
 * >
 *   <p>This Saturday</p>
 * </ItemCard>
 */
export function ItemCard({
  titleId,
  title,
  headingLevel,
  kind,
  when,
  amount,
  amountLabel,
  picture,
  footer,
  children,
  className,
}: ItemCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card asChild padding="md">
      <article
        aria-labelledby={titleId}
        className={cx('@container flex h-full min-w-0 flex-col gap-4', className)}
      >
        <ItemHeader {...{ kind, when, picture, amount, amountLabel }}>
          <Heading
            id={titleId}
            className="line-clamp-3 text-lg leading-6 text-pretty wrap-anywhere"
          >
            {title}
          </Heading>
        </ItemHeader>
        <div className="flex grow flex-col gap-4">{children}</div>
        {footer != null && (
          <footer className="flex flex-col gap-3 border-t border-line pt-4">{footer}</footer>
        )}
      </article>
    </Card>
  );
}

/**
 * The header of an item, in its card and in the dialog with its details. The element around it is a container
 * (`@container`).
 */
export function ItemHeader({
  kind,
  when,
  picture,
  amount,
  amountLabel,
  children,
}: ItemHeaderProps & {
  children: ReactNode;
}) {
  return (
    <header className={headerClasses}>
      <div className={quietLineClasses}>
        {kind}
        {when}
      </div>
      {picture !== undefined && picture !== null && <div className={pictureClasses}>{picture}</div>}
      {/* The amount gives way to a title that would be cut. */}
      <div className="col-start-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <div className="min-w-0 flex-1 basis-24">{children}</div>
        {amount !== undefined && (
          <div className="shrink-0 font-display text-xl font-semibold tabular-nums">
            {amountLabel !== undefined && <VisuallyHidden>{amountLabel}: </VisuallyHidden>}
            {amount}
          </div>
        )}
      </div>
    </header>
  );
}

/** On a narrow card, the quiet line has the whole width, and the picture stands beside the title. */
const headerClasses =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-y-1 @max-sm:gap-y-3 [grid-template-rows:auto_1fr]';
const quietLineClasses =
  'col-span-full flex min-h-6.5 flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-ink-muted @sm:col-start-2';
const pictureClasses = 'col-start-1 row-start-2 me-3 @sm:row-span-2 @sm:row-start-1 @sm:mt-0.5';

/** The classes of a row of actions: the link to the details at the start, the primary button at the end. */
export const actionRowClasses = 'flex flex-wrap items-center justify-end gap-x-3 gap-y-2';

/** The classes of the `CardLink` in a row of actions: its text is aligned with the card's content. */
export const actionRowLinkClasses =
  'me-auto inline-flex min-h-11 items-center font-semibold text-brand';

export type ItemCardSkeletonProps = {
  hasPicture?: boolean | undefined;
  /** Whether the quiet line has a status and when it is from; otherwise it is one text. */
  hasStatus?: boolean | undefined;
  children?: ReactNode;
  /** Widths of the buttons, such as `w-24`; left out without a row of actions. */
  buttons?: readonly string[] | undefined;
};

/** The placeholder of an `ItemCard`, in its shape. */
export function ItemCardSkeleton({
  hasPicture = false,
  hasStatus = true,
  children,
  buttons,
}: ItemCardSkeletonProps) {
  return (
    <Card className="@container flex h-full flex-col gap-4">
      <div className={headerClasses}>
        <div className={quietLineClasses}>
          {hasStatus && <Skeleton className="h-5 w-24 rounded-pill" />}
          <SkeletonText className="w-24 text-sm" />
        </div>
        {hasPicture && (
          <div className={pictureClasses}>
            <Skeleton className="size-12 rounded-control" />
          </div>
        )}
        <div className="col-start-2 flex items-center justify-between gap-4">
          <SkeletonText className="w-3/5 text-lg leading-6" />
          <Skeleton className="h-7 w-14" />
        </div>
      </div>
      <div className="flex grow flex-col gap-4">{children}</div>
      {buttons && (
        <div className={cx('border-t border-line pt-4', actionRowClasses)}>
          <SkeletonText className="me-auto my-2.5 w-20" />
          {Array.from(buttons, (width, index) => (
            <Skeleton key={index} className={cx('h-11 rounded-control', width)} />
          ))}
        </div>
      )}
    </Card>
  );
}

/** The placeholder of a text with a mark of 32 px before it. */
export function ItemFactSkeleton() {
  return (
    <div className="flex items-center gap-x-3">
      <Skeleton className="size-8 shrink-0 rounded-pill" />
      <div className="min-w-0 grow">
        <SkeletonText className="w-20 text-sm" />
        <SkeletonText className="w-24 max-w-full" />
      </div>
    </div>
  );
}
