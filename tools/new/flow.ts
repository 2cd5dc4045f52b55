import type { Draft } from './draft.ts';
import { namesOf } from './names.ts';
import { addImport } from './source.ts';

const STATES = 'states/states.tsv';

/**
 * Plans a flow, its story and its state. The end-to-end tests and the tours find it by its file.
 *
 * @param given.stories the file that its story joins
 * @param given.as who signs in
 * @throws Error when the name is invalid or taken
 */
export function planFlow(
  draft: Draft,
  {
    stories = 'stories/Flows.stories.tsx',
    as = 'client',
    ...given
  }: { name: string; title?: string; stories?: string; as?: 'client' | 'worker' },
): void {
  const names = namesOf(given.name, 'flow');
  const title = given.title ?? names.title;
  draft.create(
    `flows/${names.kebab}.flow.ts`,
    `import type { Flow } from './flow.ts';
import { signsIn } from './steps/account-steps.ts';

/** ${title}. */
export const flow: Flow = {
  id: 'flow.${names.kebab}',
  title: ${JSON.stringify(title)},
  scenario: 'demo',
  endsAt: /\\/dashboard$/,
  steps: [
    {
      name: 'signs in',
      caption: '${as === 'client' ? 'Clara' : 'Wes'} signs in.',
      run: (actor) => signsIn(actor, '${as}'),
    },
  ],
};
`,
  );
  draft.edit(
    stories,
    (source) => addImport(source, [`flow as ${names.camel}`], `#flows/${names.kebab}.flow.ts`),
    (source) => addImport(source, ['played'], '#stories/stage/play-flow.ts'),
    ({ text }) =>
      `${text.trimEnd()}\n\n/** Goes through [flow.${names.kebab}]. */\nexport const ${names.pascal} = meta.story(played(${names.camel}));\n`,
  );
  draft.edit(STATES, ({ text }) => {
    const columns = [`flow.${names.kebab}`, 'flow', 'user', 'flow', '', '', title, '-', 'gap'];
    return `${text.trimEnd()}\n${columns.join('\t')}\n`;
  });
}
