import { Link } from 'react-router-dom';
import { paths } from '#src/lib/navigation/paths.ts';
import { TextLink } from '#src/ui/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { tasksCopy } from './copy.ts';
import type { MessageBlocker } from './message-blocker.ts';

const copy = tasksCopy.contact;

/** Links to the viewer's conversation about the task, or says why they can't message its client. */
export function ContactNote({
  id,
  title,
  conversation,
  blocker,
}: {
  id: string;
  title: string;
  conversation: number | undefined;
  blocker: MessageBlocker | null;
}) {
  if (conversation === undefined && blocker === null) return null;
  return (
    <p id={id} className="flex flex-wrap gap-x-1.5 text-sm text-ink-muted">
      {blocker !== null && <span>{copy.blocked[blocker]}</span>}
      {conversation !== undefined && (
        <>
          <span>{copy.written}</span>
          <TextLink asChild isStandalone>
            <Link to={paths.messages.to({ conversation })}>
              {copy.open} <VisuallyHidden>{tasksCopy.card.about(title)}</VisuallyHidden>
            </Link>
          </TextLink>
        </>
      )}
    </p>
  );
}
