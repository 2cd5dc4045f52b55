import { BadgeCheck, CalendarDays, Mail, MailWarning, MapPin, Phone } from 'lucide-react';
import { useId } from 'react';
import { formatDate } from '#src/domain/dates.ts';
import { fullName, isVerified, type User } from '#src/domain/user.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Definition, DefinitionList } from '#src/ui/DefinitionList.tsx';
import { dashboardCopy } from './copy.ts';

const copy = dashboardCopy.profile;

/**
 * The signed-in user's profile. It comes from the session, so it shows even when calls fail.
 *
 * @param props.timeZone IANA name, for the "Member since" date
 * @param props.onVerify called to verify an unverified email address
 */
export function ProfileCard({
  user,
  timeZone,
  onVerify,
}: {
  user: User;
  timeZone: string;
  onVerify: () => void;
}) {
  const missing = <span className="font-normal text-ink-muted">{copy.missing}</span>;
  const name = fullName(user);
  const nameId = useId();
  return (
    <Card asChild>
      <section aria-labelledby={nameId} className="flex flex-col gap-6">
        <div className="flex items-center gap-4">
          <Avatar name={name} personId={user.id} size="lg" />
          <div className="flex min-w-0 flex-col items-start gap-2">
            <h2 id={nameId} className="text-xl wrap-anywhere">
              {name}
            </h2>
            {isVerified(user) ? (
              <Badge tone="success" icon={<BadgeCheck aria-hidden strokeWidth={1.75} />}>
                {copy.verified}
              </Badge>
            ) : (
              <Badge tone="warning" icon={<MailWarning aria-hidden strokeWidth={1.75} />}>
                {copy.unverified}
              </Badge>
            )}
          </div>
        </div>
        <DefinitionList>
          <Definition term={copy.email} icon={<Mail aria-hidden strokeWidth={1.75} />}>
            {user.email}
          </Definition>
          <Definition term={copy.phone} icon={<Phone aria-hidden strokeWidth={1.75} />}>
            {user.phone || missing}
          </Definition>
          <Definition term={copy.city} icon={<MapPin aria-hidden strokeWidth={1.75} />}>
            {user.city || missing}
          </Definition>
          <Definition term={copy.since} icon={<CalendarDays aria-hidden strokeWidth={1.75} />}>
            <time dateTime={user.created_at}>{formatDate(user.created_at, timeZone)}</time>
          </Definition>
        </DefinitionList>
        {!isVerified(user) && (
          <Button variant="secondary" className="self-start" onClick={onVerify}>
            {copy.verify}
          </Button>
        )}
      </section>
    </Card>
  );
}
