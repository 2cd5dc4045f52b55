import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import type { CallAnswer } from '#src/contract/endpoint.ts';
import { create__BillNote__, delete__BillNote__, list__BillNotes__ } from '#src/contract/__bill-notes__.ts';
import { useServices } from '#src/lib/app/ServicesProvider.tsx';
import { unlessNotFound } from '#src/lib/calls/api-error.ts';
import { applyPatch, inAnswer, type Patch } from '#src/lib/calls/patch.ts';
import { callQuery } from '#src/lib/calls/query.ts';
import { prepareCall } from '#src/lib/calls/reliable-call.ts';
import { useApiMutation } from '#src/lib/calls/use-api-mutation.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { __billNotes__Copy as copy } from './copy.ts';

type Row = CallAnswer<typeof list__BillNotes__>['data'][number];

/** Adds a row to the cached list, the newest first, or removes it. */
const patch: Patch<{ row: Row; isKept: boolean }> = {
  answers: [
    inAnswer(list__BillNotes__, (answer, { row, isKept }) => {
      const others = answer.data.filter(({ task }) => task.id !== row.task.id);
      if (isKept === others.length < answer.data.length) return answer;
      const all = isKept ? [...others, row] : others;
      return { data: all.toSorted((a, b) => b.created_at.localeCompare(a.created_at)) };
    }),
  ],
  completes: [],
};

/**
 * Adds to the viewer's __bill notes__, or removes from them.
 *
 * @param props.about what the __bill note__ is about
 * @param props.isCompact whether it is only an icon, as on a card
 */
export function __BillNote__Toggle({
  about,
  isCompact = false,
}: {
  about: Omit<Row, 'id' | 'created_at'>;
  isCompact?: boolean;
}) {
  const { api, environment, notices } = useServices();
  const queries = useQueryClient();
  const id = about.task.id;
  const rowIn = (rows?: Row[]) => rows?.find((row) => row.task.id === id);
  const list = useQuery(callQuery(api, list__BillNotes__, {}));
  const kept = rowIn(list.data?.data);
  const { send } = useApiMutation<boolean, unknown>({
    key: ['__bill-note__', id],
    request: (isKept) =>
      isKept
        ? prepareCall(create__BillNote__, { params: { id } })
        : {
            endpoint: delete__BillNote__,
            send: (client, options) =>
              unlessNotFound(client.call(delete__BillNote__, { params: { id } }, options)),
          },
    optimistic(isKept) {
      const created_at = new Date(environment.clock.now()).toISOString();
      // The refetch brings its own id.
      const row = kept ?? { ...about, id: 0, created_at };
      applyPatch(queries, patch, { row, isKept });
      return () => applyPatch(queries, patch, { row, isKept: !isKept });
    },
    // After a lost answer, sending again would undo what was done.
    async confirm(isKept, options) {
      const { data } = await api.call(list__BillNotes__, {}, options);
      return (rowIn(data) !== undefined) === isKept ? {} : null;
    },
    timeout: 10_000,
    onError: (error) => notices.show({ tone: 'danger', text: error.messageOr(copy.notChanged) }),
  });
  const Icon = kept ? BookmarkCheck : Bookmark;
  const icon = <Icon aria-hidden strokeWidth={1.75} />;
  const label = kept ? copy.remove : copy.add;
  const press = {
    disabled: list.data === undefined,
    onClick: () => send(kept === undefined),
  };
  if (isCompact) {
    return (
      <IconButton {...press} label={`${label} ${about.task.title}`}>
        {icon}
      </IconButton>
    );
  }
  return (
    <Button {...press} variant="secondary" icon={icon}>
      {label} <VisuallyHidden>{about.task.title}</VisuallyHidden>
    </Button>
  );
}
