import * as z from 'zod/mini';
import { Count } from '#src/domain/primitives.ts';

/** How much of a list an answer holds. */
export const Pagination = z.object({ total: Count, has_more: z.boolean() });

const positive = () => z.coerce.number().check(z.int(), z.positive());

/** The `:id` of a path: text in the address, a number on both sides of it. */
export const IdParams = z.object({ id: positive() });

/** The largest page that may be asked for; a larger one gets this many. */
export const MAX_PER_PAGE = 100;

/**
 * The paging part of a query.
 *
 * @param perPage how many rows a page has by default (section 9)
 */
export function paging(perPage: number) {
  return {
    page: z._default(positive(), 1),
    per_page: z._default(positive(), perPage),
  };
}

/** An id in a query, when only one thing's rows are asked for. */
export const IdFilter = z.optional(positive());
