import { BadgeCheck, CalendarDays, Mail, MailWarning, MapPin, Phone } from 'lucide-react';
import { Fragment, useId } from 'react';
import { formatDate } from '#src/domain/dates.ts';
import { fullName, isVerified, type User } from '#src/domain/user.ts';
import { AppLink } from '#src/lib/navigation/AppLink.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Definition, DefinitionList } from '#src/ui/DefinitionList.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { dashboardCopy } from '../copy.ts';

const copy = dashboardCopy.profile;

/** It comes from the session, so it shows even when calls fail. */
export function ProfileCard({ user, timeZone }: { user: User; timeZone: string }) {
  const missing = <span className="font-normal text-ink-muted">{copy.missing}</span>;
  const name = fullName(user);
  const nameId = useId();
  return (
    <Card asChild>
      <section aria-labelledby={nameId} className="@container">
        {/* Where there is space, the facts are beside the name and the links. */}
        <div className="grid gap-6 @3xl:grid-cols-2 @3xl:grid-rows-[auto_1fr] @3xl:gap-x-12">
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
          <DefinitionList className="@3xl:row-span-2">
            <Definition term={copy.email} icon={<Mail aria-hidden strokeWidth={1.75} />}>
              <Breakable address={user.email} />
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
          <ul className="flex flex-wrap gap-x-5 gap-y-2 border-t border-line pt-5 @3xl:border-0 @3xl:pt-0 pointer-coarse:gap-y-6">
            {[
              { label: copy.public, to: paths.user.to(user.id) },
              { label: copy.reviews, to: paths.reviews.to() },
              { label: copy.pending, to: paths.pendingReviews.to() },
            ].map(({ label, to }) => (
              <li key={to}>
                <TextLink asChild isStandalone>
                  <AppLink to={to}>{label}</AppLink>
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </Card>
  );
}

/** It breaks after its "@" and dots where it doesn't fit in a line. */
function Breakable({ address }: { address: string }) {
  return address.split(/(?<=[@.])/).map((part, index, parts) => (
    <Fragment key={parts.slice(0, index).join('')}>
      {part}
      <wbr />
    </Fragment>
  ));
}
