import {
  decisionsByStory,
  lastOf,
  SIGN_OFFS,
  signOffOf,
  signOffOfAll,
  type DecisionsByStory,
  SIGN_OFF_LABELS,
  type SignOff,
} from '#states/decisions.ts';
import { pictureOwner, type StoryFacts } from '#states/story-facts.ts';
import type { SignOffState } from './sign-off.ts';

/** The sign-off of each story, by its id: that of its own pictures. */
export function signOffs({ stories, pictures, decisions }: SignOffState): Map<string, SignOff> {
  const byStory = decisionsByStory(decisions);
  return new Map(
    stories.flatMap(({ id }) => {
      const signOff = signOffOf(pictures.get(id), byStory.get(id));
      return signOff ? [[id, signOff]] : [];
    }),
  );
}

/**
 * A summary of the sign-off in Markdown: counts of stories and of states, the requested changes, the stories that have
 * changed since a decision, and those that were never looked at.
 */
export function summarize(state: SignOffState): string {
  const { stories } = state;
  const decisions = decisionsByStory(state.decisions);
  const ofStory = signOffs(state);
  const within = (wanted: SignOff) => stories.filter(({ id }) => ofStory.get(id) === wanted);
  const shownBy = (id: string) => stories.filter((story) => story.states.includes(id));
  const ofStates = [...new Set(stories.flatMap((story) => story.states))].map((id) =>
    signOffOfAll(shownBy(id).map((story) => ofStory.get(pictureOwner(story)))),
  );
  return [
    '## Sign-off',
    '',
    `| | ${SIGN_OFFS.map((each) => SIGN_OFF_LABELS[each]).join(' | ')} |`,
    `| --- |${' ---: |'.repeat(SIGN_OFFS.length)}`,
    row('Stories', [...ofStory.values()]),
    row('States', ofStates),
    '',
    ...requests(within('requested'), decisions),
    ...changedStories(within('changed'), decisions),
    ...newStories(within('new')),
    'Decide on the page Docs/Review of a local Storybook, or approve with `npm run states -- approve STORY`.',
    '',
  ].join('\n');
}

function row(name: string, all: readonly (SignOff | undefined)[]): string {
  const counts = SIGN_OFFS.map((wanted) => all.filter((each) => each === wanted).length);
  return `| ${[name, ...counts].join(' | ')} |`;
}

function requests(stories: readonly StoryFacts[], decisions: DecisionsByStory): string[] {
  const all = stories.flatMap(({ id }) => decisions.get(id) ?? []);
  if (all.length === 0) return [];
  return [
    '### Changes requested',
    '',
    ...all.flatMap(({ story, mode, request, by }) =>
      request
        ? [`- ${story} (${mode}, at ${request.x}, ${request.y}): ${request.comment} – ${by}`]
        : [],
    ),
    '',
  ];
}

function changedStories(changed: readonly StoryFacts[], decisions: DecisionsByStory): string[] {
  if (changed.length === 0) return [];
  return [
    '### Changed since the last decision',
    '',
    '| story | states | last decision |',
    '| --- | --- | --- |',
    ...changed.map(({ id, states }) => {
      const last = lastOf(decisions.get(id));
      return `| ${id} | ${states.join(', ')} | ${last?.by ?? ''}, ${last?.date ?? ''} |`;
    }),
    '',
  ];
}

function newStories(added: readonly StoryFacts[]): string[] {
  if (added.length === 0) return [];
  const byTitle = Map.groupBy(added, ({ title }) => title);
  return [
    '<details>',
    `<summary>New: ${added.length} ${added.length === 1 ? 'story' : 'stories'}</summary>`,
    '',
    ...[...byTitle].map(([title, own]) => `- ${title}: ${own.map(({ name }) => name).join(', ')}`),
    '',
    '</details>',
    '',
  ];
}
