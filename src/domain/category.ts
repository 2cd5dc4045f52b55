import * as z from 'zod/mini';
import { Id } from './primitives.ts';

export const Category = z.object({ id: Id, name: z.string() });
export type Category = z.infer<typeof Category>;
