import { useEffect } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { screen } from 'storybook/test';
import { text, urlFilters } from '#src/lib/lists/url-filters.ts';
import { useUrlFilters } from '#src/lib/lists/use-url-filters.ts';
import { renderFeature } from '../render-stage.tsx';
import { home } from '#mocks/scenarios/shell.ts';

const filters = urlFilters({ search: text({ max: 20 }) });

/** Searches that reached the list, in order. */
export const applied: string[] = [];

/** Lets the code of the page `/slow` arrive. */
export let arrive = () => {};

function keepBusy(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end;);
}

/** Takes 10 ms to render. The router renders in a transition, which yields to typing in between. */
function SlowRow({ search }: { search: string }) {
  keepBusy(10);
  return <li>{search}</li>;
}

function SearchForm({ slowRows }: { slowRows: number }) {
  const { applied: current, draft, change, clear, flush } = useUrlFilters(filters);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const open = (written: URLSearchParams) => {
    written.set('offer', '12');
    return navigate({ search: written.toString() });
  };
  useEffect(() => void applied.push(current.search), [current.search]);
  return (
    <>
      <output>{params.get('offer')}</output>
      <p>{useNavigation().state}</p>
      <input
        aria-label="Search"
        value={draft.search}
        onChange={(event) => change({ search: event.target.value })}
      />
      <button type="button" onClick={clear}>
        Clear
      </button>
      <button type="button" onClick={() => void flush().then(open)}>
        Open
      </button>
      <ul>
        {Array.from({ length: slowRows }, (_, index) => (
          <SlowRow key={`${index} ${current.search}`} search={current.search} />
        ))}
      </ul>
    </>
  );
}

/** Renders a form of filters at an address, beside a page whose code is slow. */
export async function renderSearch({ at = '/list', slowRows = 0 } = {}) {
  applied.length = 0;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const slow = () => arrived.then(() => ({ element: <p>Slow</p> }));
  const { stage } = await renderFeature({ ...home, at }, <SearchForm slowRows={slowRows} />, {
    routes: [{ path: '/slow', lazy: slow }],
  });
  return {
    stage,
    router: stage.visit().router,
    field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' }),
  };
}
