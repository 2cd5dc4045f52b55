import type { Draft } from './draft.ts';
import { namesOf, singularOf, type Names } from './names.ts';
import { append } from './source.ts';
import { hasTask, ownTable } from './table.ts';

/**
 * Plans the button of a feature that adds a row of the viewer or removes it, shows its new value at once, and is on
 * each item of the page. How its removal is sent joins what is tested with every failure.
 *
 * @param names those of the feature
 */
export function planToggle(draft: Draft, names: Names): void {
  const own = ownTable(draft, names.camel);
  const one = namesOf(singularOf(names.kebab), 'row');
  const column = own?.of?.column ?? 'id';
  const [idOf, nameOf] = hasTask(own)
    ? ['task.id', 'about.task.title']
    : [column, `copy.item(about.${column})`];
  const component = `${one.pascal}Toggle`;
  draft.create(
    `src/features/${names.kebab}/${component}.tsx`,
    `import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import type { CallAnswer } from '#src/contract/endpoint.ts';
import { create${one.pascal}, delete${one.pascal}, list${names.pascal} } from '#src/contract/${names.kebab}.ts';
import { useServices } from '#src/lib/app/ServicesProvider.tsx';
import { unlessNotFound } from '#src/lib/calls/api-error.ts';
import { applyPatch, inAnswer, type Patch } from '#src/lib/calls/patch.ts';
import { callQuery } from '#src/lib/calls/query.ts';
import { prepareCall } from '#src/lib/calls/reliable-call.ts';
import { useApiMutation } from '#src/lib/calls/use-api-mutation.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { ${names.camel}Copy as copy } from './copy.ts';

type Row = CallAnswer<typeof list${names.pascal}>['data'][number];

/** Adds a row to the cached list, the newest first, or removes it. */
const patch: Patch<{ row: Row; isKept: boolean }> = {
  answers: [
    inAnswer(list${names.pascal}, (answer, { row, isKept }) => {
      const others = answer.data.filter(({ ${idOf === 'task.id' ? 'task' : idOf} }) => ${idOf} !== row.${idOf});
      if (isKept === others.length < answer.data.length) return answer;
      const all = isKept ? [...others, row] : others;
      return { data: all.toSorted((a, b) => b.created_at.localeCompare(a.created_at)) };
    }),
  ],
  completes: [],
};

/**
 * Adds to the viewer's ${names.words}, or removes from them.
 *
 * @param props.about what the ${one.words} is about
 * @param props.isCompact whether it is only an icon, as on a card
 */
export function ${component}({
  about,
  isCompact = false,
}: {
  about: Omit<Row, 'id' | 'created_at'>;
  isCompact?: boolean;
}) {
  const { api, environment, notices } = useServices();
  const queries = useQueryClient();
  const id = about.${idOf};
  const rowIn = (rows?: Row[]) => rows?.find((row) => row.${idOf} === id);
  const list = useQuery(callQuery(api, list${names.pascal}, {}));
  const kept = rowIn(list.data?.data);
  const { send } = useApiMutation<boolean, unknown>({
    key: ['${one.kebab}', id],
    request: (isKept) =>
      isKept
        ? prepareCall(create${one.pascal}, { params: { id } })
        : {
            endpoint: delete${one.pascal},
            send: (client, options) =>
              unlessNotFound(client.call(delete${one.pascal}, { params: { id } }, options)),
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
      const { data } = await api.call(list${names.pascal}, {}, options);
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
      <IconButton {...press} variant="outline" label={\`\${label} \${${nameOf}}\`}>
        {icon}
      </IconButton>
    );
  }
  return (
    <Button {...press} variant="secondary" icon={icon}>
      {label} <VisuallyHidden>{${nameOf}}</VisuallyHidden>
    </Button>
  );
}
`,
  );
  draft.edit('tests/faults/calls.tsx', (source) =>
    append(
      source,
      'export const ACTIONS: Readonly<Partial<Record<EndpointName, readonly Action[]>>> = {',
      `'${names.kebab}.delete': [
    {
      open: at({ scenario: '${names.kebab}-loaded' }),
      fill: [],
      send: press(/^Remove from/),
      givesUpAfter: 10_000,
    },
  ]`,
    ),
  );
}
