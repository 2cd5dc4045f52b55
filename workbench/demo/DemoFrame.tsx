import { cx } from 'class-variance-authority';
import { ExternalLink, Smartphone } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { people } from '#mocks/fixtures/accounts.ts';
import { fullName } from '#src/domain/user.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { PanelButton } from '../PanelButton.tsx';
import { capitalized } from '../words.ts';
import type { DemoPerson } from './demo-path.ts';

export interface DemoFrameProps {
  readonly person: DemoPerson;
  /** The address of the app as this person alone. */
  readonly alone: string;
  /** The app as this person sees it. */
  readonly children: ReactNode;
}

/** One person of the demo page: who it is, the app as they see it, and how wide that is. */
export function DemoFrame({ person, alone, children }: DemoFrameProps) {
  const [isPhone, setIsPhone] = useState(false);
  const headingId = useId();
  const { id, first_name } = people[person];
  const name = fullName(people[person]);
  return (
    <section aria-labelledby={headingId} className="flex h-full min-w-0 flex-col gap-2">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar personId={id} name={name} size="sm" />
        <h2 id={headingId} className="text-base">
          {name}
        </h2>
        <Badge>{capitalized(person)}</Badge>
        <span className="ms-auto flex items-center gap-1">
          <PanelButton
            variant="ghost"
            aria-pressed={isPhone}
            aria-label={`Phone width for ${first_name}`}
            Icon={Smartphone}
            className="aria-pressed:bg-ink/10 aria-pressed:border-ink max-sm:hidden"
            onClick={() => setIsPhone(!isPhone)}
          >
            Phone width
          </PanelButton>
          <PanelButton asChild variant="ghost">
            <a
              href={alone}
              target="_blank"
              rel="noreferrer"
              aria-label={`Open alone as ${first_name}, in a new tab`}
            >
              <ExternalLink aria-hidden strokeWidth={1.75} />
              Open alone
            </a>
          </PanelButton>
        </span>
      </header>
      <div
        className={cx(
          'min-h-0 grow overflow-hidden rounded-card border border-line-strong bg-surface',
          isPhone && 'mx-auto w-full max-w-[calc(375px+2px)]',
        )}
      >
        {children}
      </div>
    </section>
  );
}
