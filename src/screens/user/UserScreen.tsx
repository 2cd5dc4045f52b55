import { ArrowLeft } from 'lucide-react';
import { useParams, Link } from 'react-router-dom';
import { getProfile, type Profile } from '#src/contract/reviews.ts';
import { readId } from '#src/domain/primitives.ts';
import { failureMessage } from '#src/features/review/failure.ts';
import { RatingSummary } from '#src/features/review/RatingSummary.tsx';
import { profileCopy as copy } from '#src/features/profile/copy.ts';
import { ProfileHeader } from '#src/features/profile/ProfileHeader.tsx';
import { ProfileReviews } from '#src/features/profile/ProfileReviews.tsx';
import { ProfileSkeleton } from '#src/features/profile/ProfileSkeleton.tsx';
import { useSession } from '#src/lib/app/EnvironmentProvider.tsx';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { NOT_FOUND } from '#src/lib/calls/http-status.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { pageQuery } from '#src/lib/calls/query.ts';
import { useGoBack } from '#src/lib/navigation/use-go-back.ts';
import { useLoadedQuery } from '#src/lib/calls/use-load.ts';
import { Button } from '#src/ui/Button.tsx';
import { Container } from '#src/ui/Container.tsx';
import { LoadRegion } from '#src/ui/LoadRegion.tsx';
import { PageGrid, PageGridCell } from '#src/ui/PageGrid.tsx';
import { PageTitle } from '../PageMeta.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Scene } from '#src/ui/Scene.tsx';

export function UserScreen() {
  const id = readId(useParams()['userId'] ?? '');
  return (
    <Container className="flex flex-col gap-4 py-4 md:gap-6 md:py-8">
      {/* The key keeps the profiles of two users apart. */}
      {id === null ? <NotFound /> : <UserProfile key={id} id={id} />}
    </Container>
  );
}
UserScreen.route = 'user' as const;

function UserProfile({ id }: { id: number }) {
  const viewer = useSession()?.user.id;
  const { query, load } = useLoadedQuery(pageQuery(useApi(), getProfile, { params: { id } }));
  const { error } = load;
  const profile = query.data?.data;

  if (error?.status === NOT_FOUND || (load.state === 'ready' && !profile)) {
    return <NotFound message={error?.hasServerMessage ? error.message : undefined} />;
  }
  return (
    <>
      <PageTitle>{profile?.user.name ?? copy.title}</PageTitle>
      <BackButton />
      <LoadRegion
        {...load}
        label={copy.label}
        error={error && failureMessage(error)}
        errorTitle={copy.failed}
        skeleton={<ProfileSkeleton />}
        className="md:gap-8"
      >
        {profile && (
          <>
            <ProfileHeader id={id} profile={profile} isOwn={viewer === id} />
            <PageGrid className="items-start gap-y-8 md:gap-y-8">
              {!isNew(profile) && (
                <PageGridCell
                  span={{ md: 12, lg: 4 }}
                  className="lg:sticky lg:top-[calc(6rem+var(--page-top))]"
                >
                  <RatingSummary title={copy.ratings} isTitleAbove stats={profile.statistics} />
                </PageGridCell>
              )}
              <PageGridCell span={isNew(profile) ? 12 : { md: 12, lg: 8 }}>
                <ProfileReviews
                  id={id}
                  profile={profile}
                  isOwn={viewer === id}
                  isSignedIn={viewer !== undefined}
                />
              </PageGridCell>
            </PageGrid>
          </>
        )}
      </LoadRegion>
    </>
  );
}

/** There are no zeros then, but a word about it. */
function isNew({ statistics, reviews }: Profile): boolean {
  return statistics.total_reviews === 0 && reviews.data.length === 0;
}

/** Without a server's message, the text of product.md §8. */
function NotFound({ message = copy.notFound.text }: { message?: string | undefined }) {
  const isSignedIn = useSession() !== null;
  return (
    <>
      <PageTitle>{copy.notFound.title}</PageTitle>
      <BackButton />
      <ErrorState
        picture={<Scene name="lost" className="max-w-72" />}
        title={copy.notFound.title}
        message={message}
        action={
          <Button asChild>
            {isSignedIn ? (
              <Link to={paths.dashboard.to()}>{copy.notFound.dashboard}</Link>
            ) : (
              <Link to={paths.home.to()}>{copy.notFound.home}</Link>
            )}
          </Button>
        }
      />
    </>
  );
}

function BackButton() {
  const isSignedIn = useSession() !== null;
  const goBack = useGoBack(isSignedIn ? paths.dashboard.to() : paths.home.to());
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<ArrowLeft aria-hidden strokeWidth={1.75} className="rtl:-scale-x-100" />}
      // The margin aligns the label with the edge of the content.
      className="-ms-3.5 self-start"
      onClick={goBack}
    >
      {copy.back}
    </Button>
  );
}
