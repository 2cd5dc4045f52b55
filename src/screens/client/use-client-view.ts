import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#src/lib/navigation/paths.ts';
import { idIn, OPENED_HERE, useCloseItem } from '#src/lib/lists/use-open-item.ts';
import { useStable } from '#src/lib/lists/use-stable.ts';

type View = NonNullable<Parameters<typeof paths.client.to>[0]>;

/**
 * What is open over the client's dashboard: the details of a task (`?task=12`), the form to edit one
 * (`?edit=12`), or the form to post one (`?post=TITLE`). It is in the URL, so links open it and Back closes
 * it.
 */
export function useClientView() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;

  const show = useStable((view: View) => void navigate(paths.client.to(view), OPENED_HERE));

  const post = params.get('post');
  const edit = post === null ? idIn(params, 'edit') : null;
  return {
    task: post === null && edit === null ? idIn(params, 'task') : null,
    edit,
    /** The title that the form starts with; null while it is closed. */
    post,
    /** With a new history entry. Stable. */
    show,
    /** Closing it leads to where the open one was opened. */
    replace(view: View): void {
      void navigate(paths.client.to(view), { replace: true, state, preventScrollReset: true });
    },
    close: useCloseItem('task', 'edit', 'post'),
  };
}
