import { useState, type ReactNode } from 'react';
import { PanelButton } from './PanelButton.tsx';
import { workbenchCopy } from './copy.ts';

/**
 * A list that starts short, with a button that shows all of it.
 *
 * @param props.few how many items it starts with
 * @param props.children renders the list
 */
export function FirstFew<Item>({
  items,
  few = 5,
  children,
}: {
  readonly items: readonly Item[];
  readonly few?: number;
  readonly children: (shown: readonly Item[]) => ReactNode;
}) {
  const [isAll, setIsAll] = useState(false);
  // A button in place of one more item would save nothing.
  const isShort = !isAll && items.length > few + 1;
  return (
    <>
      {children(isShort ? items.slice(0, few) : items)}
      {isShort && (
        <PanelButton variant="link" className="-ms-3.5 self-start" onClick={() => setIsAll(true)}>
          {workbenchCopy.showAll(items.length)}
        </PanelButton>
      )}
    </>
  );
}
