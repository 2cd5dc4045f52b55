import { useState } from 'react';
import { userIn } from '#mocks/engine/openings.ts';
import { StateProblem } from '#mocks/scenarios/state-problem.ts';
import type { ViewerOrNobody } from '#mocks/scenarios/state.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { workbenchCopy } from '../copy.ts';
import { DEMO_PATH } from '../demo/demo-path.ts';
import { FirstFew } from '../FirstFew.tsx';
import { PanelSection } from '../PanelSection.tsx';
import { useWorldRows } from '../use-world-rows.ts';
import { useWorkbench } from '../workbench-context.ts';
import { viewerCopy as copy } from './viewer-copy.ts';
import { pathAs } from './viewer/path-as.ts';
import { peopleOf, type Person } from './viewer/people-of.ts';
import { SignInByHand } from './viewer/SignInByHand.tsx';
import { ViewerRow } from './viewer/ViewerRow.tsx';

/** The accounts that the list starts with, besides a signed-out visitor. */
const QUICK = ['client', 'worker', 'unverified', 'sparse'] as const;
const DETAILS: Readonly<Partial<Record<ViewerOrNobody, string>>> = copy.details;

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
      setOutcome(copy.signedIn(name));
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
    onSignIn: () => void signIn(viewer, person?.name ?? copy.roles.nobody),
    href: urlOf(pathAs(page.path(), viewer)),
  });

  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        {signingIn === undefined ? outcome : copy.signingIn}
      </p>
      {problem !== undefined && (
        <Alert tone="danger" title={copy.failed}>
          {problem}
        </Alert>
      )}
      <PanelSection title={copy.quick}>
        <ul className="flex flex-col gap-1">
          <ViewerRow
            {...rowOf('nobody', null)}
            title={copy.roles.nobody}
            detail={copy.details.nobody}
          />
          {QUICK.map((viewer) => {
            const person = people?.find((each) => each.viewer === viewer);
            if (!person) return null;
            return (
              <ViewerRow
                key={viewer}
                {...rowOf(viewer, person)}
                title={`${copy.roles[viewer]}: ${person.name}`}
                detail={DETAILS[viewer] ?? factsOf(person)}
              />
            );
          })}
        </ul>
        <p className="px-3">
          <TextLink isStandalone href={urlOf(DEMO_PATH)} target="_blank" rel="noreferrer">
            {copy.sideBySide}
            <span className="sr-only"> {workbenchCopy.newTab}</span>
          </TextLink>
        </p>
      </PanelSection>
      <PanelSection title={copy.others}>
        {people ? (
          <FirstFew items={people.filter(({ viewer }) => !QUICK.some((each) => each === viewer))}>
            {(shown) => (
              <ul aria-label={copy.others} className="flex flex-col gap-1">
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
            {copy.loading}
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
    ...(tasks === 0 ? [] : [copy.tasks(tasks)]),
    ...(offers === 0 ? [] : [copy.offers(offers)]),
    ...(isVerified ? [] : [copy.notVerified]),
  ].join(', ');
}
