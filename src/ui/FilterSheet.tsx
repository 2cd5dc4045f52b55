import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Dialog, DialogContent } from '#src/ui/Dialog.tsx';

export type FilterSheetProps = {
  /** Whether the sheet is open. */
  isOpen: boolean;
  /** The title of the sheet. */
  title: ReactNode;
  /** The fields, each in a `Field`. */
  children: ReactNode;
  /** Whether a filter is set. Otherwise there is nothing to clear. */
  isFiltered: boolean;
  /** Label of the clear button. */
  clearLabel: ReactNode;
  /** Label of the button that shows the results, such as "Show 24 offers". */
  showLabel: ReactNode;
  /** Called to reset all filters. The sheet stays open. */
  onClear: () => void;
  /** Called to close the sheet. */
  onClose: () => void;
  /** Called when the sheet has closed, to set the focus. */
  onClosed: () => void;
};

/**
 * The filters of a list in a dialog, a bottom sheet on phones. Changes apply at once, so its main button
 * only closes it. `FilterBar` opens it.
 *
 * @example
 * <FilterSheet isOpen={isOpen} title="Filters" isFiltered clearLabel="Clear filters"
 *   showLabel="Show 24 offers" onClear={clear} onClose={close} onClosed={() => button.focus()}>
 *   <Field label="Status"><Select>…</Select></Field>
 * </FilterSheet>
 */
export function FilterSheet({
  isOpen,
  title,
  children,
  isFiltered,
  clearLabel,
  showLabel,
  onClear,
  onClose,
  onClosed,
}: FilterSheetProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title={title}
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
              {clearLabel}
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
