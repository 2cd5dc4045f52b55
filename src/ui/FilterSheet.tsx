import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Dialog, DialogContent } from '#src/ui/Dialog.tsx';

export type FilterSheetProps = {
  isOpen: boolean;
  children: ReactNode;
  isFiltered: boolean;
  /** Label of the button that shows the results, such as "Show 24 offers". */
  showLabel: ReactNode;
  /** Called to reset all filters. The sheet stays open. */
  onClear: () => void;
  onClose: () => void;
  /** Called when the sheet has closed, to set the focus. */
  onClosed: () => void;
};

/**
 * The filters of a list in a dialog, a bottom sheet on phones. Changes apply at once, so its main button
 * only closes it. `FilterBar` opens it.
 */
export function FilterSheet({
  isOpen,
  children,
  isFiltered,
  showLabel,
  onClear,
  onClose,
  onClosed,
}: FilterSheetProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title="Filters"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
        footer={
          <>
            {/* Equal widths on phones, so the buttons don't move when the count in a label changes. */}
            <Button
              variant="secondary"
              isSoftDisabled={!isFiltered}
              className="max-sm:basis-0 max-sm:px-2"
              onClick={() => {
                if (isFiltered) onClear();
              }}
            >
              Clear filters
            </Button>
            <Button className="max-sm:basis-0 max-sm:px-2" onClick={onClose}>
              {showLabel}
            </Button>
          </>
        }
      >
        {children}
      </DialogContent>
    </Dialog>
  );
}
