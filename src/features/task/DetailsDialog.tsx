import type { ReactNode, RefObject } from 'react';
import { isBlank } from '#src/domain/typed-text.ts';
import type { Load } from '#src/lib/calls/use-load.ts';
import { Button } from '#src/ui/Button.tsx';
import { Definition, DefinitionList } from '#src/ui/DefinitionList.tsx';
import { Dialog, DialogContent } from '#src/ui/Dialog.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { ItemHeader, type ItemHeaderProps } from '#src/ui/ItemCard.tsx';
import { LoadRegion } from '#src/ui/LoadRegion.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '#src/ui/Skeleton.tsx';

export interface DetailsCopy {
  /** While there is no item. */
  readonly title: string;
  readonly loading: string;
  readonly failedTitle: string;
  readonly notFoundTitle: string;
}

export type DetailsHeader = Pick<ItemHeaderProps, 'kind' | 'picture' | 'amount'> & {
  readonly title: string;
};

/** The details of an item, and what comes before it. `notFound` says why it may be missing; null if it isn't. */
export function DetailsDialog<Item>({
  copy,
  item,
  load,
  error,
  notFound,
  header,
  isOpen,
  focusFallback,
  onClose,
  renderFooter,
  children,
}: {
  copy: DetailsCopy;
  item: Item | undefined;
  load: Load;
  error: string | null | undefined;
  notFound: string | null;
  header: DetailsHeader | undefined;
  isOpen: boolean;
  focusFallback?: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
  renderFooter: (item: Item) => ReactNode;
  children: (item: Item) => ReactNode;
}) {
  const isLoading = item === undefined && notFound === null && load.state === 'loading';
  const shown = header ?? (isLoading ? { title: copy.title, ...waiting } : undefined);
  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title={shown?.title ?? copy.title}
        renderTitle={
          shown
            ? (title) => (
                <div className="@container">
                  <ItemHeader
                    {...shown}
                    kind={
                      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pe-12">
                        {shown.kind}
                      </div>
                    }
                  >
                    {title}
                  </ItemHeader>
                </div>
              )
            : undefined
        }
        width="wide"
        // The header stays at the top, over what is scrolled to.
        className="scroll-pt-24 max-sm:scroll-pt-36"
        focusFallback={focusFallback}
        onOpenAutoFocus={(event) => {
          // The dialog is there to be read: its first button is below a long text.
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
        footer={item === undefined ? <CloseDetailsButton onClose={onClose} /> : renderFooter(item)}
      >
        {item !== undefined ? (
          children(item)
        ) : notFound !== null ? (
          <ErrorState
            picture={<Scene name="lost" className="max-w-56" />}
            title={copy.notFoundTitle}
            message={notFound}
          />
        ) : (
          <LoadRegion
            {...load}
            label={copy.title}
            errorTitle={copy.failedTitle}
            error={error}
            skeleton={<DetailsSkeleton label={copy.loading} />}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

export function CloseDetailsButton({ onClose }: { onClose: () => void }) {
  return (
    <Button variant="secondary" onClick={onClose}>
      Close
    </Button>
  );
}

/** In two columns from 768 px on. `last` is below the texts, and on phones below the facts. */
export function DetailsBody({
  texts,
  facts,
  last,
}: {
  texts: ReactNode;
  facts: ReactNode;
  last?: ReactNode;
}) {
  return (
    <div className="mt-2 grid gap-x-10 [&_h3]:text-base gap-y-6 md:grid-cols-[minmax(0,1fr)_18rem] md:grid-rows-[auto_1fr]">
      <div className="flex min-w-0 flex-col gap-6 empty:hidden">{texts}</div>
      <DefinitionList className="min-w-0 border-line max-md:border-y max-md:py-5 md:col-start-2 md:row-span-2 md:row-start-1">
        {facts}
      </DefinitionList>
      {last}
    </div>
  );
}

export function UserText({ title, text }: { title: string; text: string | null | undefined }) {
  if (isBlank(text)) return null;
  return (
    <section className="flex flex-col gap-1.5">
      <h3>{title}</h3>
      <p className="max-w-reading text-pretty wrap-anywhere whitespace-pre-line">{text}</p>
    </section>
  );
}

const waiting: Omit<DetailsHeader, 'title'> = {
  kind: <Skeleton className="h-6.5 w-24 rounded-pill" />,
  picture: <Skeleton className="size-12 rounded-control" />,
  amount: <Skeleton className="h-7 w-14" />,
};

/** In the shape of an item with two texts, to reduce layout shift. */
function DetailsSkeleton({ label }: { label: string }) {
  const texts = [4, 2].map((lines) => (
    <div key={lines} className="flex flex-col gap-3">
      <SkeletonText className="w-32 text-lg" />
      <SkeletonText lines={lines} />
    </div>
  ));
  const facts = Array.from({ length: 6 }, (_, index) => (
    <Definition key={index} term={<SkeletonText className="w-16" />}>
      <SkeletonText className="w-3/4" />
    </Definition>
  ));
  return (
    <SkeletonGroup label={label}>
      <DetailsBody texts={texts} facts={facts} />
    </SkeletonGroup>
  );
}
