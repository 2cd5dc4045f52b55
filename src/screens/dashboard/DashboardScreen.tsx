import { getDashboard } from '#src/contract/dashboards.ts';
import { isVerified } from '#src/domain/user.ts';
import { EmailVerification } from '#src/features/auth/EmailVerification.tsx';
import { dashboardCopy as copy } from '#src/features/dashboards/copy.ts';
import { ProfileCard } from '#src/features/dashboards/main/ProfileCard.tsx';
import { Shortcuts } from '#src/features/dashboards/main/Shortcuts.tsx';
import { DashboardWaiting } from '#src/features/dashboards/Waiting.tsx';
import { useUnreadCount } from '#src/features/messages/sync/use-unread-count.ts';
import { useEnvironment, useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { pageQuery } from '#src/lib/calls/query.ts';
import { useLoadedQuery } from '#src/lib/calls/use-load.ts';
import { Container } from '#src/ui/Container.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { LoadRegion } from '#src/ui/LoadRegion.tsx';
import { PageGrid, PageGridCell } from '#src/ui/PageGrid.tsx';
import { PageTitle } from '../PageMeta.tsx';
import { useId } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';

/** The profile comes from the session, so it shows even when the call fails (product.md §2). */
export function DashboardScreen() {
  const session = useSession();
  const { timeZone } = useEnvironment();
  const { query, load } = useLoadedQuery(pageQuery(useApi(), getDashboard, {}));
  const summary = query.data?.dashboard.summary;
  const unread = useUnreadCount(summary?.unread_messages_count);
  if (session === null) return null;

  const { user } = session;
  return (
    <Container className="flex flex-col gap-4 py-4 md:gap-6 md:py-8">
      <PageTitle>{copy.title}</PageTitle>
      <EmailVerification returnTo={paths.dashboard.to()}>
        {({ open }) =>
          !isVerified(user) && <VerificationAlert email={user.email} onVerify={() => open(user)} />
        }
      </EmailVerification>
      <Greeting firstName={user.first_name} />
      <DashboardWaiting unread={query.isPending ? undefined : unread} />
      {/* The shortcuts need no answer, so they are there in any case. */}
      <LoadRegion
        {...load}
        label={copy.stats.label}
        state="ready"
        error={load.error?.message}
        errorTitle={copy.stats.failed}
        skeleton={null}
      >
        <Shortcuts summary={summary ?? (load.state === 'loading' ? null : undefined)} />
      </LoadRegion>
      <ProfileCard user={user} timeZone={timeZone} />
      <RecentActivity />
    </Container>
  );
}
DashboardScreen.route = 'dashboard' as const;

function Greeting({ firstName }: { firstName: string }) {
  return (
    <PageGrid asChild>
      <header className="max-md:py-2">
        <PageGridCell span={{ md: 8, lg: 9 }} className="content-center">
          <div className="flex flex-col gap-2">
            <h1 className="text-2xl wrap-anywhere md:text-3xl">{copy.greeting(firstName)}</h1>
            <p className="max-w-reading text-lg text-ink-muted">{copy.intro}</p>
          </div>
        </PageGridCell>
        <PageGridCell span={{ md: 4, lg: 3 }} className="max-md:hidden">
          <Scene name="garden" className="ms-auto -me-1 -my-2 max-w-44" />
        </PageGridCell>
      </header>
    </PageGrid>
  );
}

/** No call lists activity, so it is always empty (product.md §2). */
function RecentActivity() {
  const titleId = useId();
  return (
    <Card asChild>
      <section aria-labelledby={titleId} className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
        <h2 id={titleId} className="text-lg">
          {copy.activity.title}
        </h2>
        <p className="text-ink-muted">{copy.activity.empty}</p>
      </section>
    </Card>
  );
}

function VerificationAlert({ email, onVerify }: { email: string; onVerify: () => void }) {
  return (
    <Alert
      tone="warning"
      title={copy.verification.title}
      action={
        <Button size="sm" onClick={onVerify}>
          {copy.verification.verify}
        </Button>
      }
    >
      {copy.verification.text(email)}
    </Alert>
  );
}
