import type { Draft } from './draft.ts';
import { namesOf } from './names.ts';
import { valuesOf } from './render.ts';

const STORIES = 'stories/Flows.stories.tsx';

/**
 * Plans a flow, its story and its state. The end-to-end tests and the tours find it by its file.
 *
 * @throws Error when the name is invalid or taken
 */
export function planFlow(draft: Draft, name: string, title = namesOf(name).title): void {
  const names = namesOf(name);
  const id = `flow.${names.kebab}`;
  draft.createAll('flow', { ...valuesOf(names), 'flow title': title });
  draft.import(STORIES, `flow as ${names.camel}`, `#flows/${names.kebab}.flow.ts`);
  draft.extend(
    STORIES,
    `\n/** Goes through [${id}]. */\nexport const ${names.pascal} = meta.story(played(${names.camel}));\n`,
  );
  const columns = [id, 'flow', 'user', 'flow', '', '', title, '-', 'gap'];
  draft.extend('states/states.tsv', `${columns.join('\t')}\n`);
}
