import { Button } from '#src/ui/Button.tsx';

/** A still of the browser's own `confirm` dialog; its buttons do nothing. */
export function BrowserQuestion({ message }: { message: string }) {
  return (
    <div
      role="alertdialog"
      aria-label="The browser asks"
      aria-describedby="browser-question"
      className="fixed inset-x-4 top-4 z-60 mx-auto flex max-w-md flex-col gap-5 rounded-card border border-line bg-surface-raised p-5 text-ink shadow-float"
    >
      <p className="text-sm text-ink-muted">nearhand.example says</p>
      <p id="browser-question">{message}</p>
      <div className="flex justify-end gap-3">
        <Button size="sm">OK</Button>
        <Button size="sm" variant="secondary">
          Cancel
        </Button>
      </div>
    </div>
  );
}
