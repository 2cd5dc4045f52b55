import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';

/** What {@link NothingFound} needs. */
export interface NothingFoundProps {
  readonly title: string;
  /** Says where the search has looked. */
  readonly text: string;
  /** The label of the button that ends the search. */
  readonly clear: string;
  readonly onClear: () => void;
}

/** Says that a search has found nothing, and leads back to the whole list. */
export function NothingFound({ title, text, clear, onClear }: NothingFoundProps) {
  return (
    <Alert
      tone="info"
      title={title}
      action={
        <Button variant="secondary" size="sm" onClick={onClear}>
          {clear}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
