import type { CallAnswer } from '#src/contract/endpoint.ts'; // if list
import { __constant__ } from '#src/contract/__file__.ts';
import { __billNotes__Copy as copy } from '#src/__copyFolder__/copy.ts';
import { __BillNote__Toggle } from '#src/__copyFolder__/__BillNote__Toggle.tsx'; // if list
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { pageQuery } from '#src/lib/calls/query.ts';
import { useLoadedQuery } from '#src/lib/calls/use-load.ts';
import { Card } from '#src/ui/Card.tsx';
import { Container } from '#src/ui/Container.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx'; // if list
import { LoadRegion } from '#src/ui/LoadRegion.tsx';
import { Scene } from '#src/ui/Scene.tsx'; // if list
import { SkeletonGroup, SkeletonText } from '#src/ui/Skeleton.tsx';
import { PageTitle } from '../PageMeta.tsx';

/** The /__bill-notes__ screen. */
export function __BillNotes__Screen() {
  return (
    <Container className="flex flex-col gap-6 py-8 md:py-12">
      <PageTitle>{copy.title}</PageTitle>
      <h1>{copy.title}</h1>
      <Content />
    </Container>
  );
}
__BillNotes__Screen.route = '__billNotes__' as const;

function Content() {
  const { query, load } = useLoadedQuery(pageQuery(useApi(), __constant__, {}));
  return (
    <LoadRegion
      {...load}
      label={copy.title}
      state={query.data?.data.length === 0 ? 'empty' : load.state} // if list
      error={load.error?.message}
      errorTitle={copy.failed}
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
