import { useQuery } from '@tanstack/react-query';
import { getDashboard } from '#src/contract/dashboards.ts';
import { EmailVerification } from '#src/features/auth/EmailVerification.tsx';
import { dashboardCopy as copy } from '#src/features/dashboards/copy.ts';
import { Figures } from '#src/features/dashboards/Figures.tsx';
import { ProfileCard } from '#src/features/dashboards/ProfileCard.tsx';
import { ShortcutCards } from '#src/features/dashboards/ShortcutCards.tsx';
import { useApi, useEnvironment, useSession } from '#src/lib/EnvironmentProvider.tsx';
import { paths } from '#src/lib/paths.ts';
import { callQuery } from '#src/lib/query.ts';
import { useLoad } from '#src/lib/use-load.ts';
import { Card } from '#src/ui/Card.tsx';
import { Container } from '#src/ui/Container.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { EmptyDeskScene } from '#src/ui/illustrations/EmptyDeskScene.tsx';
import { LoadRegion } from '#src/ui/LoadRegion.tsx';
import { PageTitle } from '../PageTitle.tsx';

/**
 * The /dashboard screen: profile, summary, shortcuts and recent activity (section 2). The profile
 * comes from the session, so it shows even when the call fails.
 */
export function DashboardScreen() {
  const session = useSession();
  const { timeZone } = useEnvironment();
  const options = callQuery(useApi(), getDashboard, {});
  const query = useQuery(options);
  const load = useLoad(query, options.queryKey);
  if (session === null) return null;

  const { user } = session;
  return (
    <Container className="flex flex-col gap-6 py-8 md:py-12">
      <PageTitle>{copy.title}</PageTitle>
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl wrap-anywhere md:text-3xl">{copy.greeting(user.first_name)}</h1>
        <p className="max-w-reading text-lg text-ink-muted">{copy.intro}</p>
      </header>
      <ShortcutCards />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <div className="flex flex-col gap-6">
          <LoadRegion
            label={copy.figures.label}
            state={load.state}
            isBusy={load.isBusy}
            isSlow={load.isSlow}
            error={load.error?.message}
            errorTitle={copy.error.title}
            isInline
            onRetry={load.retry}
            skeleton={<Figures figures={null} />}
          >
            {query.data && <Figures figures={query.data.dashboard.summary} />}
          </LoadRegion>
          <EmailVerification returnTo={paths.dashboard.to()}>
            {({ open }) => (
              <ProfileCard user={user} timeZone={timeZone} onVerify={() => open(user)} />
            )}
          </EmailVerification>
        </div>
        <Card asChild>
          <section aria-labelledby="recent-activity">
            <h2 id="recent-activity" className="text-xl">
              {copy.activity.title}
            </h2>
            <EmptyState picture={<EmptyDeskScene />} title={copy.activity.empty} headingLevel={3}>
              {copy.activity.hint}
            </EmptyState>
          </section>
        </Card>
      </div>
    </Container>
  );
}
