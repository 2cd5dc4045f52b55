import * as z from 'zod/mini';
import { Count } from '#src/domain/primitives.ts';

export const Pagination = z.object({ total: Count, has_more: z.boolean() });

const positive = () => z.coerce.number().check(z.int(), z.positive());

/** The `:id` of a path, parsed as a number. */
export const IdParams = z.object({ id: positive() });

/** The maximum page size. Larger requests are capped. */
export const MAX_PER_PAGE = 100;

/** @param perPage the default page size (product.md §9) */
export function paging(perPage: number) {
  return {
    page: z._default(positive(), 1),
    per_page: z._default(positive(), perPage),
  };
}

export const IdFilter = z.optional(positive());
