import { PRODUCT_NAME } from '#src/domain/product.ts';
import { useEnvironment, useNotices } from '#src/lib/EnvironmentProvider.tsx';
import { paths } from '#src/lib/paths.ts';
import { profileCopy } from './copy.ts';

const copy = profileCopy.share;

/**
 * Returns a function that shares the link to a profile. A notice says that it was copied, or that it couldn't
 * be. The share sheet needs none.
 */
export function useShareProfile({ id, name }: { id: number; name: string }): () => void {
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
  return () => void share();
}
