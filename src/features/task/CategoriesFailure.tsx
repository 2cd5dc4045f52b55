import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { categoriesCopy as copy } from './copy.ts';
import type { Categories } from './use-categories.ts';

/** Tells that the categories are the fallback list (product.md §7). */
export function CategoriesFailure({ categories }: { categories: Categories }) {
  if (categories.error === null) return null;
  return (
    <Alert
      tone="danger"
      size="compact"
      title={categories.error}
      action={
        <Button
          variant="secondary"
          size="sm"
          isBusy={categories.isBusy}
          busyLabel={copy.retrying}
          onClick={categories.onRetry}
        >
          {copy.retry}
        </Button>
      }
    >
      {copy.usual}
    </Alert>
  );
}
