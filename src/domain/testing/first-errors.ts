import type * as z from 'zod/mini';

export function firstErrors(form: z.ZodMiniType, values: unknown): Record<string, string> {
  const issues = form.safeParse(values).error?.issues.toReversed() ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}
