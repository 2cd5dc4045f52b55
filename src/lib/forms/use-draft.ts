import { use, useMemo } from 'react';
import * as z from 'zod/mini';
import { useServices } from '../app/ServicesProvider.tsx';
import { textsIn } from './drafts.ts';
import { DraftsInPart } from './drafts-in-part.ts';

export interface Draft<Value> {
  read(): Value | undefined;
  /** @param typed the part of the value that was typed; all of it by default */
  save(value: Value, typed?: unknown): void;
  clear(): void;
}

/**
 * A draft that survives closing, a reload and a session that the server ended.
 *
 * @param name what the draft is for, such as `review:12`
 * @param schema a stable schema of the saved value, which may be incomplete
 * @example
 * const draft = useDraft(`response:${offer.id}`, z.string());
 * const [text, setText] = useState(() => draft.read() ?? '');
 */
export function useDraft<Value>(name: string, schema: z.ZodMiniType<Value>): Draft<Value> {
  const { drafts } = useServices();
  use(DraftsInPart)?.set(name, {
    text: () => textsIn(drafts.read(name, z.unknown())).join('\n'),
    drop: () => drafts.clear(name),
  });
  return useMemo(
    () => ({
      read: () => drafts.read(name, schema),
      save: (value, typed) => drafts.save(name, value, typed),
      clear: () => drafts.clear(name),
    }),
    [drafts, name, schema],
  );
}
