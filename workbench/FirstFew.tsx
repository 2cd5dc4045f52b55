import { useState, type ReactNode } from 'react';
import { PanelButton } from './PanelButton.tsx';

const FEW = 5;

/**
 * A list that starts short, with a button that shows all of it.
 *
 * @param props.children renders the list
 */
export function FirstFew<Item>({
  items,
  children,
}: {
  readonly items: readonly Item[];
  readonly children: (shown: readonly Item[]) => ReactNode;
}) {
  const [isAll, setIsAll] = useState(false);
  // A button in place of one more item would save nothing.
  const isShort = !isAll && items.length > FEW + 1;
  return (
    <>
      {children(isShort ? items.slice(0, FEW) : items)}
      {isShort && (
        <PanelButton variant="link" className="-ms-3.5 self-start" onClick={() => setIsAll(true)}>
          Show all {items.length}
        </PanelButton>
      )}
    </>
  );
}
