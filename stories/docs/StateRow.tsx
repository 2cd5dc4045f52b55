import { Check, CircleDashed } from 'lucide-react';
import { Badge } from '#src/ui/Badge.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import type { State } from '../states/parse-states.ts';
import type { Sighting } from './shown-states.ts';

/** Labels for the viewers in the list of states. */
const VIEWERS: Readonly<Record<string, string>> = {
  anon: 'signed out',
  any: 'anyone',
  both: 'client and worker',
  user: 'signed in',
};

/**
 * A state in the list: what it is, what is expected, and where it is shown.
 *
 * @param props.shownIn an empty list marks the state as missing
 */
export function StateRow({ state, shownIn }: { state: State; shownIn: readonly Sighting[] }) {
  const { id, kind, viewer, section, expected, shownBy } = state;
  const isShown = shownIn.length > 0;
  return (
    <li className="grid gap-x-8 gap-y-2 py-4 lg:grid-cols-[22rem_1fr]">
      <div className="flex min-w-0 flex-col gap-0.5">
        <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">{id}</h3>
        <p className="text-sm text-ink-muted">
          {[sectionLabel(section), kind, VIEWERS[viewer] ?? viewer].join(' · ')}
        </p>
      </div>
      <div className="flex min-w-0 flex-col items-start gap-2">
        <p className="max-w-reading wrap-anywhere">{expected}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm">
          {isShown ? (
            <Badge tone="success" icon={<Check aria-hidden strokeWidth={2} />}>
              Shown
            </Badge>
          ) : (
            <Badge tone="warning" icon={<CircleDashed aria-hidden strokeWidth={2} />}>
              Missing
            </Badge>
          )}
          {!isShown && <span className="text-ink-muted">Needs a {shownBy}</span>}
          {shownIn.map(({ label, href }) =>
            href ? (
              <TextLink key={label} href={href} target="_top" className="wrap-anywhere">
                {label}
              </TextLink>
            ) : (
              <span key={label} className="wrap-anywhere text-ink-muted">
                {label}
              </span>
            ),
          )}
        </div>
      </div>
    </li>
  );
}

function sectionLabel(section: string): string {
  if (section === 'gap') return 'Not in the specification';
  return `${section.includes(',') ? 'Sections' : 'Section'} ${section.replaceAll(',', ', ')}`;
}
