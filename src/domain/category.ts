import * as z from 'zod/mini';
import { Id } from './primitives.ts';

/** A category of tasks. */
export const Category = z.object({ id: Id, name: z.string() });
export type Category = z.infer<typeof Category>;
