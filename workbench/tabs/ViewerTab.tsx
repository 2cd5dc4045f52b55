import { useState } from 'react';
import { userIn } from '#mocks/engine/openings.ts';
import { StateProblem } from '#mocks/scenarios/state-problem.ts';
import type { Viewer } from '#mocks/fixtures/accounts.ts';
import type { ViewerOrNobody } from '#mocks/scenarios/overrides.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { DEMO_PATH } from '../demo/demo-path.ts';
import { FirstFew } from '../FirstFew.tsx';
import { PanelSection } from '../PanelSection.tsx';
import { useWorldRows } from '../use-world-rows.ts';
import { useWorkbench } from '../workbench-context.ts';
import { pathAs } from './viewer/path-as.ts';
import { peopleOf, type Person } from './viewer/people-of.ts';
import { SignInByHand } from './viewer/SignInByHand.tsx';
import { ViewerRow } from './viewer/ViewerRow.tsx';
import { counted } from '#src/domain/counted.ts';

/** The accounts that the list starts with, besides a signed-out visitor. */
const QUICK: readonly {
  readonly viewer: Viewer;
  readonly role: string;
  readonly detail?: string;
}[] = [
  { viewer: 'client', role: 'Client' },
  { viewer: 'worker', role: 'Worker' },
  { viewer: 'unverified', role: 'Unverified', detail: 'Has to enter the code first' },
  { viewer: 'sparse', role: 'Outsider', detail: 'Not in the tasks of client and worker' },
];

/**
 * The tab Viewer of the panel: who is signed in. One press signs another person in at the same page,
 * without a reload.
 */
export function ViewerTab() {
  const { engine, page, urlOf } = useWorkbench();
  const rows = useWorldRows();
  const [signingIn, setSigningIn] = useState<ViewerOrNobody>();
  const [outcome, setOutcome] = useState('');
  const [problem, setProblem] = useState<string>();
  const current = userIn(engine.opening().storage);
  const people = rows && peopleOf(rows);

  async function signIn(viewer: ViewerOrNobody, name: string): Promise<void> {
    setSigningIn(viewer);
    setProblem(undefined);
    setOutcome('');
    try {
      await engine.signIn(viewer);
      setOutcome(`${name} is now signed in.`);
    } catch (error) {
      if (!(error instanceof StateProblem)) throw error;
      setProblem(error.message);
    } finally {
      setSigningIn(undefined);
    }
  }

  /** What the row of a viewer needs, besides its texts. */
  const rowOf = (viewer: ViewerOrNobody, person: Person | null) => ({
    person,
    isCurrent: current === (person?.id ?? null),
    isSigningIn: viewer === signingIn,
    onSignIn: () => void signIn(viewer, person?.name ?? 'Signed out'),
    href: urlOf(pathAs(page.path(), viewer)),
  });

  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        {signingIn === undefined ? outcome : 'Signing in'}
      </p>
      {problem !== undefined && (
        <Alert tone="danger" title="We couldn't sign them in">
          {problem}
        </Alert>
      )}
      <PanelSection title="Sign in as">
        <ul className="flex flex-col gap-1">
          <ViewerRow
            {...rowOf('nobody', null)}
            title="Signed out"
            detail="A visitor without a session"
          />
          {QUICK.map(({ viewer, role, detail }) => {
            const person = people?.find((each) => each.viewer === viewer);
            if (!person) return null;
            return (
              <ViewerRow
                key={viewer}
                {...rowOf(viewer, person)}
                title={`${role}: ${person.name}`}
                detail={detail ?? factsOf(person)}
              />
            );
          })}
        </ul>
        <p className="px-3">
          <TextLink isStandalone href={urlOf(DEMO_PATH)} target="_blank" rel="noreferrer">
            See two people side by side
            <span className="sr-only"> (opens in a new tab)</span>
          </TextLink>
        </p>
      </PanelSection>
      <PanelSection title="Everyone else">
        {people ? (
          <FirstFew
            items={people.filter(({ viewer }) => !QUICK.some((each) => each.viewer === viewer))}
          >
            {(shown) => (
              <ul aria-label="Everyone else" className="flex flex-col gap-1">
                {shown.map((person) => (
                  <ViewerRow
                    key={person.id}
                    {...rowOf(person.viewer, person)}
                    title={person.name}
                    detail={factsOf(person)}
                  />
                ))}
              </ul>
            )}
          </FirstFew>
        ) : (
          <p role="status" className="flex items-center gap-2 text-ink-muted">
            <Spinner />
            Loading the people
          </p>
        )}
      </PanelSection>
      <SignInByHand />
    </div>
  );
}

/** What tells the role of a person: `user-6, Portland, 7 tasks`. */
function factsOf({ id, city, tasks, offers, isVerified }: Person): string {
  return [
    `user-${id}`,
    ...(city === null ? [] : [city]),
    ...(tasks === 0 ? [] : [counted(tasks, 'task')]),
    ...(offers === 0 ? [] : [counted(offers, 'offer')]),
    ...(isVerified ? [] : ['not verified']),
  ].join(', ');
}
