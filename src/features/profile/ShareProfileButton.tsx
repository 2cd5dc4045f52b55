import { Share2 } from 'lucide-react';
import { PRODUCT_NAME } from '#src/domain/product.ts';
import { useEnvironment, useNotices } from '#src/lib/app/EnvironmentProvider.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { profileCopy } from './copy.ts';

const copy = profileCopy.share;

/** The share sheet needs no notice. */
export function ShareProfileButton({ id, name }: { id: number; name: string }) {
  const environment = useEnvironment();
  const notices = useNotices();

  async function share(): Promise<void> {
    const page = { title: copy.title(name, PRODUCT_NAME), path: paths.user.to(id) };
    const outcome = await environment.sharePage(page);
    switch (outcome) {
      case 'copied':
        notices.show({ tone: 'success', text: copy.copied });
        return;
      case 'failed':
        notices.show({ tone: 'danger', text: copy.failed });
        return;
      case 'shared':
      case 'dismissed':
        return;
      default:
        outcome satisfies never;
    }
  }
  return (
    <Button
      variant="secondary"
      icon={<Share2 aria-hidden strokeWidth={1.75} />}
      className="max-sm:gap-0 max-sm:px-3"
      onClick={() => void share()}
    >
      {/* Beside a long name, a phone has no room for it. */}
      <span className="max-sm:sr-only">{copy.share}</span>
    </Button>
  );
}
