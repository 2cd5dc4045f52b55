import { Link } from 'react-router-dom';
import { paths } from '#src/lib/navigation/paths.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';

/** A person among the facts about a task or an offer, with a link to the profile. */
export function PersonLink({ id, name }: { id: number; name: string }) {
  return (
    <span className="flex items-start gap-2.5">
      <Avatar name={name} personId={id} size="sm" className="-my-1" />
      <TextLink asChild isStandalone className="min-w-0 wrap-anywhere">
        <Link to={paths.user.to(id)}>{name}</Link>
      </TextLink>
    </span>
  );
}
