import type { Names } from './names.ts';
import { hasTask, type OwnTable } from './table.ts';

/** The call that a screen loads. */
export interface Call {
  readonly constant: string;
  /** The file of the contract that has it, without its extension. */
  readonly file: string;
  readonly name: string;
  /** Whether its path has an `:id`, which is that of the screen's address. */
  readonly needsId: boolean;
  /** Whether it needs a signed-in viewer. */
  readonly needsViewer: boolean;
  /** The table that a generated call lists, if it does. */
  readonly own: OwnTable | undefined;
}

/** Everything that the files of a new screen depend on. */
export interface ScreenPlan {
  readonly names: Names;
  /** The file of its texts. */
  readonly copy: string;
  readonly path: string;
  /** The name of the path's parameter, if it has one. */
  readonly parameter: string | undefined;
  readonly isGuarded: boolean;
  readonly call: Call | undefined;
  /** Whether it lists what the call answers in `data`. */
  readonly isList: boolean;
  /** What the button of each item adds or removes; its file is beside the texts. */
  readonly toggle: Names | undefined;
  /** A link to the screen, as code. */
  readonly link: string;
}

/** The texts that a screen starts with. */
export const COPY = {
  failed: "We couldn't load this page",
  empty: 'Nothing here yet',
  notFound: "We couldn't find this page",
};

/** The copy of a screen. */
export function copyFile({ names, parameter, call, isList, toggle }: ScreenPlan): string {
  const lines = [
    `title: '${names.title}',`,
    ...(call
      ? [
          `loading: 'Loading ${names.words}',`,
          `failed: "${COPY.failed}",`,
          isList
            ? `${hasTask(call.own) ? '' : 'item: (id: number) => `Number ${id}`,\n  '}empty: { title: '${COPY.empty}', text: 'What you add will be here.' },`
            : "ready: 'Everything is up to date.',",
        ]
      : ["intro: 'There is nothing to do here yet.',"]),
    ...(toggle
      ? [
          `add: 'Add to ${names.words}',`,
          `remove: 'Remove from ${names.words}',`,
          'notChanged: "We couldn\'t save that. Try again.",',
        ]
      : []),
    ...(parameter
      ? [`notFound: { title: "${COPY.notFound}", text: 'Check the address, or go back.' },`]
      : []),
  ];
  return `/** The copy of the screen ${names.title}. */
export const ${names.camel}Copy = {
  ${lines.join('\n  ')}
} as const;
`;
}

/** The component of a screen: its frame, and what it loads. */
export function screenFile(plan: ScreenPlan): string {
  const { names, path, parameter, call, isList, toggle } = plan;
  const imports = [
    call && "import { useQuery } from '@tanstack/react-query';",
    parameter && "import { useParams } from 'react-router-dom';",
    isList && "import type { CallAnswer } from '#src/contract/endpoint.ts';",
    call && `import { ${call.constant} } from '#src/contract/${call.file}.ts';`,
    parameter && "import { readId } from '#src/domain/primitives.ts';",
    `import { ${names.camel}Copy as copy } from '#${plan.copy}';`,
    toggle &&
      `import { ${toggle.pascal}Toggle } from '#${plan.copy.replace('copy.ts', `${toggle.pascal}Toggle.tsx`)}';`,
    call && "import { useApi } from '#src/lib/app/ServicesProvider.tsx';",
    call && "import { pageQuery } from '#src/lib/calls/query.ts';",
    call && "import { useLoad } from '#src/lib/calls/use-load.ts';",
    call && "import { Card } from '#src/ui/Card.tsx';",
    "import { Container } from '#src/ui/Container.tsx';",
    (parameter || isList) && "import { EmptyState } from '#src/ui/EmptyState.tsx';",
    call && "import { LoadRegion } from '#src/ui/LoadRegion.tsx';",
    (parameter || isList) && "import { Scene } from '#src/ui/Scene.tsx';",
    call && "import { SkeletonGroup, SkeletonText } from '#src/ui/Skeleton.tsx';",
    "import { PageTitle } from '../PageTitle.tsx';",
  ].filter(Boolean);
  const content = call
    ? call.needsId
      ? '<Content key={id} id={id} />'
      : '<Content />'
    : '<p className="max-w-reading text-lg text-ink-muted">{copy.intro}</p>';
  const body = parameter
    ? `{id === null ? (
        <EmptyState picture={<Scene name="lost" />} title={copy.notFound.title}>
          {copy.notFound.text}
        </EmptyState>
      ) : (
        ${content}
      )}`
    : content;
  const readsId = parameter ? `const id = readId(useParams()['${parameter}'] ?? '');\n  ` : '';
  return `${imports.join('\n')}

/** The ${path} screen. */
export function ${names.pascal}Screen() {
  ${readsId}return (
    <Container className="flex flex-col gap-6 py-8 md:py-12">
      <PageTitle>{copy.title}</PageTitle>
      <h1>{copy.title}</h1>
      ${body}
    </Container>
  );
}
${call ? `\n${contentOf(call, isList)}` : ''}${call && isList ? `\n${itemsOf(call, toggle)}` : ''}`;
}

const contentOf = (
  { constant, needsId }: Call,
  isList: boolean,
) => `function Content(${needsId ? '{ id }: { id: number }' : ''}) {
  const options = pageQuery(useApi(), ${constant}, ${needsId ? '{ params: { id } }' : '{}'});
  const query = useQuery(options);
  const load = useLoad(query, options.queryKey);
  return (
    <LoadRegion
      label={copy.title}
      state={${isList ? "query.data?.data.length === 0 ? 'empty' : load.state" : 'load.state'}}
      isBusy={load.isBusy}
      isSlow={load.isSlow}
      error={load.error?.message}
      errorTitle={copy.failed}
      onRetry={load.retry}
      ${isList ? EMPTY : ''}skeleton={
        <SkeletonGroup label={copy.loading}>
          <Card>
            <SkeletonText />
          </Card>
        </SkeletonGroup>
      }
    >
      ${isList ? '{query.data && <Items items={query.data.data} />}' : '{query.data && <Card>{copy.ready}</Card>}'}
    </LoadRegion>
  );
}
`;

/** What is shown where a list has nothing. */
const EMPTY = `empty={
        <EmptyState picture={<Scene name="tidy-board" />} title={copy.empty.title}>
          {copy.empty.text}
        </EmptyState>
      }
      `;

const itemsOf = (
  { constant, own }: Call,
  toggle: Names | undefined,
) => `function Items({ items }: { items: CallAnswer<typeof ${constant}>['data'] }) {
  return (
    <ul className="flex flex-col gap-4">
      {items.map((item) => (
        <li key={item.${toggle && own?.of ? (hasTask(own) ? 'task.id' : own.of.column) : 'id'}}>
          <Card${toggle ? ' className="flex flex-wrap items-center justify-between gap-4"' : ''}>
            ${hasTask(own) ? '{item.task.title}' : '{copy.item(item.id)}'}
            ${toggle ? `<${toggle.pascal}Toggle about={item} />` : ''}
          </Card>
        </li>
      ))}
    </ul>
  );
}
`;

/** The scenarios of a list of rows that a user has: some, and none. */
function listScenarios({ names, link }: ScreenPlan, { table, of }: OwnTable): string {
  const about = of ? `, ${of.column}: id` : '';
  return `import { HOUR_MS } from '#src/domain/dates.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import type { World } from '../db/world.ts';
import { people } from '../fixtures/accounts.ts';
import { scenario } from './scenario.ts';
import { neighborhood } from './seeds.ts';

/** Seeds two rows of the worker. */
function rows(world: World): void {
  for (const id of [1, 2]) {
    const created_at = new Date(world.clock.now() - (3 - id) * HOUR_MS).toISOString();
    world.${table}.insert({ id, user_id: people.worker.id${about}, created_at });
  }
}

const empty = scenario({
  id: '${names.kebab}-empty',
  title: '${names.title}, none yet',
  as: 'worker',
  at: ${link},
  seed: neighborhood,
});

/** Scenarios of the screen ${names.title}. */
export const ${names.camel}Scenarios = [
  empty,
  empty.with({ id: '${names.kebab}-loaded', title: '${names.title}', also: rows }),
] as const;
`;
}

/** The scenarios of a screen: one with a few rows, or those of its list. */
export function scenarioFile(plan: ScreenPlan): string {
  const { names, isGuarded, call, isList, link } = plan;
  if (isList && call?.own) return listScenarios(plan, call.own);
  const as = isGuarded || call?.needsViewer ? "as: 'client'," : '';
  return `import { paths } from '#src/lib/navigation/paths.ts';
import { scenario } from './scenario.ts';
import { neighborhood } from './seeds.ts';

const loaded = scenario({
  id: '${names.kebab}-loaded',
  title: '${names.title}',
  ${as}
  at: ${link},
  seed: neighborhood,
});

/** Scenarios of the screen ${names.title}. */
export const ${names.camel}Scenarios = [loaded] as const;
`;
}

/** A story for each state of a screen. */
export function storyFile(plan: ScreenPlan): string {
  const { names, path, parameter, isGuarded, call, isList } = plan;
  const { kebab, pascal, title } = names;
  const scenario = `scenario: '${kebab}-loaded'`;
  const modes = [
    'inAllModes',
    ...(call ? ['inThreeModes'] : []),
    ...(isGuarded ? ['samePictureAs'] : []),
  ];
  const imports = [
    `import { expect${isGuarded ? ', waitFor' : ''} } from 'storybook/test';`,
    call && `import { ${call.constant} } from '#src/contract/${call.file}.ts';`,
    `import { ${names.camel}Copy as copy } from '#${plan.copy}';`,
    call && "import { fails, never } from '#mocks/faults/faults.ts';",
    `import { ${modes.join(', ')} } from '#states/modes.ts';`,
    isGuarded && "import { stageOf } from '#stories/stage/stage-addon.ts';",
    "import preview from '../../../.storybook/preview.tsx';",
  ].filter(Boolean);
  const parts = [
    `${imports.join('\n')}

const meta = preview.meta({ title: 'Screens/${pascal}' });
`,
    `export const Loaded = meta.story({
  parameters: { ${scenario}, states: ['${kebab}.loaded'], chromatic: inAllModes },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
    ${shownOf(plan)}
  },
});
`,
    call &&
      `export const Loading = meta.story({
  parameters: {
    ${scenario},
    faults: [never(${call.constant})],
    states: ['${kebab}.loading'],
    chromatic: inThreeModes,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.loading)).toBeInTheDocument();
  },
});
`,
    call &&
      `export const ServerError = meta.story({
  parameters: {
    ${scenario},
    faults: [fails(${call.constant}, 500)],
    states: ['${kebab}.error'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(copy.failed);
  },
});
`,
    isList &&
      call?.own &&
      `export const Empty = meta.story({
  parameters: {
    scenario: '${kebab}-empty',
    states: ['${kebab}.empty'],
    chromatic: inThreeModes,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.empty.title)).toBeVisible();
  },
});
`,
    parameter &&
      `export const NotFound = meta.story({
  parameters: { ${scenario}, at: '${path.replace(/:\w+/, 'none')}', states: ['${kebab}.not-found'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(copy.notFound.title)).toBeVisible();
  },
});
`,
    isGuarded &&
      `export const SignedOut = meta.story({
  parameters: {
    ${scenario},
    as: 'nobody',
    frame: true,
    chromatic: samePictureAs('shell-guards/dashboard.desktop-light'),
  },
  play: async (context) => {
    await waitFor(() => expect(stageOf(context).address()).toBe('/auth'));
  },
});
`,
  ].filter(Boolean);
  return parts.join('\n');
}

/** What the loaded screen shows, as code. */
function shownOf({ call, isList, toggle }: ScreenPlan): string {
  if (!call) return 'await expect(canvas.getByText(copy.intro)).toBeVisible();';
  if (!isList) return 'await expect(await canvas.findByText(copy.ready)).toBeVisible();';
  if (hasTask(call.own) || toggle)
    return "await expect(await canvas.findAllByRole('listitem')).not.toHaveLength(0);";
  const shown = call.own ? 'copy.item(1)' : 'copy.empty.title';
  return `await expect(await canvas.findByText(${shown})).toBeVisible();`;
}
