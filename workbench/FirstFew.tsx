import { useState, type ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { workbenchCopy } from './copy.ts';

/** What {@link FirstFew} needs. */
export interface FirstFewProps<Item> {
  readonly items: readonly Item[];
  /** How many to show before the rest is asked for. */
  readonly count: number;
  /** Renders the list. */
  readonly children: (shown: readonly Item[]) => ReactNode;
}

/** A list that starts short, with a button that shows all of it. */
export function FirstFew<Item>({ items, count, children }: FirstFewProps<Item>) {
  const [isAll, setIsAll] = useState(false);
  // A button in place of one more item would save nothing.
  const isShort = !isAll && items.length > count + 1;
  return (
    <>
      {children(isShort ? items.slice(0, count) : items)}
      {isShort && (
        <Button
          variant="link"
          size="sm"
          className="-ms-3.5 self-start"
          onClick={() => setIsAll(true)}
        >
          {workbenchCopy.showAll(items.length)}
        </Button>
      )}
    </>
  );
}
