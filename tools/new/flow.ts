import type { Draft } from './draft.ts';
import { namesOf } from './names.ts';
import { valuesOf } from './render.ts';

/**
 * Plans a flow, its story and its state. The end-to-end tests and the tours find it by its file.
 *
 * @param given.stories the file that its story joins
 * @throws Error when the name is invalid or taken
 */
export function planFlow(
  draft: Draft,
  given: { name: string; title?: string; stories?: string },
): void {
  const names = namesOf(given.name);
  const { title = names.title, stories = 'stories/Flows.stories.tsx' } = given;
  const id = `flow.${names.kebab}`;
  draft.createAll('flow', { ...valuesOf(names), 'flow title': title });
  draft.import(stories, `flow as ${names.camel}`, `#flows/${names.kebab}.flow.ts`);
  draft.import(stories, 'played', '#stories/stage/play-flow.ts');
  draft.extend(
    stories,
    `\n/** Goes through [${id}]. */\nexport const ${names.pascal} = meta.story(played(${names.camel}));\n`,
  );
  const columns = [id, 'flow', 'user', 'flow', '', '', title, '-', 'gap'];
  draft.extend('states/states.tsv', `${columns.join('\t')}\n`);
}
