import { useQuery } from '@tanstack/react-query'; // if call
import { useParams } from 'react-router-dom'; // if id
import type { CallAnswer } from '#src/contract/endpoint.ts'; // if list
import { __constant__ } from '#src/contract/__file__.ts'; // if call
import { readId } from '#src/domain/primitives.ts'; // if id
import { __billNotes__Copy as copy } from '#src/__copyFolder__/copy.ts';
import { __BillNote__Toggle } from '#src/__copyFolder__/__BillNote__Toggle.tsx'; // if list
// if call
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { pageQuery } from '#src/lib/calls/query.ts';
import { useLoad } from '#src/lib/calls/use-load.ts';
import { Card } from '#src/ui/Card.tsx';
// end
import { Container } from '#src/ui/Container.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx'; // if picture
import { LoadRegion } from '#src/ui/LoadRegion.tsx'; // if call
import { Scene } from '#src/ui/Scene.tsx'; // if picture
import { SkeletonGroup, SkeletonText } from '#src/ui/Skeleton.tsx'; // if call
import { PageTitle } from '../PageTitle.tsx';

/** The __path__ screen. */
export function __BillNotes__Screen() {
  const id = readId(useParams()['__parameter__'] ?? ''); // if id
  return (
    <Container className="flex flex-col gap-6 py-8 md:py-12">
      <PageTitle>{copy.title}</PageTitle>
      <h1>{copy.title}</h1>
      <p className="max-w-reading text-lg text-ink-muted">{copy.intro}</p> {/* if still */}
      <Content /> {/* if whole */}
      {/* if id */}
      {id === null ? (
        <EmptyState picture={<Scene name="lost" />} title={copy.notFound.title}>
          {copy.notFound.text}
        </EmptyState>
      ) : (
        <Content key={id} id={id} />
      )}
      {/* end */}
    </Container>
  );
}
// if call

function Content({ id }: { id: number }) { // if id
function Content() { // if whole
  const options = pageQuery(useApi(), __constant__, { params: { id } }); // if id
  const options = pageQuery(useApi(), __constant__, {}); // if whole
  const query = useQuery(options);
  const load = useLoad(query, options.queryKey);
  return (
    <LoadRegion
      label={copy.title}
      state={load.state} // if one
      state={query.data?.data.length === 0 ? 'empty' : load.state} // if list
      isBusy={load.isBusy}
      isSlow={load.isSlow}
      error={load.error?.message}
      errorTitle={copy.failed}
      onRetry={load.retry}
      // if list
      empty={
        <EmptyState picture={<Scene name="tidy-board" />} title={copy.empty.title}>
          {copy.empty.text}
        </EmptyState>
      }
      // end
      skeleton={
        <SkeletonGroup label={copy.loading}>
          <Card>
            <SkeletonText />
          </Card>
        </SkeletonGroup>
      }
    >
      {query.data && <Card>{copy.ready}</Card>} {/* if one */}
      {query.data && <Items items={query.data.data} />} {/* if list */}
    </LoadRegion>
  );
}
// end
// if list

function Items({ items }: { items: CallAnswer<typeof __constant__>['data'] }) {
  return (
    <ul className="flex flex-col gap-4">
      {items.map((item) => (
        <li key={item.task.id}>
          <Card className="flex flex-wrap items-center justify-between gap-4">
            {item.task.title}
            <__BillNote__Toggle about={item} />
          </Card>
        </li>
      ))}
    </ul>
  );
}
// end
