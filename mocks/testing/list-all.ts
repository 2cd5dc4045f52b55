import type { EndpointName } from '#src/contract/registry.ts';
import { must } from './must.ts';

/** Makes a call as a viewer and returns its response. @throws Problem when the call fails */
export type Caller = (
  call: EndpointName,
  viewer: number,
  input: { params?: unknown; query?: object; body?: unknown },
) => unknown;

interface ListAnswer {
  readonly pagination: { total: number; has_more: boolean };
  readonly [list: string]: unknown;
}

/** Loads all rows of a list page by page, and checks the pagination of each page. @throws Error when it is wrong */
export function listAll<Row>(
  ask: Caller,
  call: EndpointName,
  viewer: number,
  query: object,
): Row[] {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { pagination, ...lists } = ask(call, viewer, {
      query: { ...query, page, per_page: 2 },
    }) as ListAnswer;
    const [list] = Object.values(lists);
    rows.push(...(list as Row[]));
    must(pagination.has_more === rows.length < pagination.total, `${call} has a wrong has_more`);
    if (!pagination.has_more) {
      must(
        rows.length === pagination.total,
        `${call} counts ${pagination.total}, has ${rows.length}`,
      );
      return rows;
    }
  }
}
