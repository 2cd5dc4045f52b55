import {
  approvalsByStory,
  lastOf,
  signOffOf,
  signOffOfAll,
  type ApprovalsByStory,
  type SignOff,
} from '#states/approvals.ts';
import { pictureOwner, type StoryFacts } from '#states/story-facts.ts';
import type { SignOffState } from './approve-stories.ts';

/**
 * A summary of the sign-off in Markdown: counts of stories and of states, the stories that have changed since
 * their approval, and those that were never approved.
 */
export function summarize(state: SignOffState): string {
  const { stories, pictures } = state;
  const approvals = approvalsByStory(state.approvals);
  const signOff = (id: string) => signOffOf(pictures.get(id), approvals.get(id));
  const signOffs = new Map(stories.map((story) => [story, signOff(story.id)]));
  const within = (wanted: SignOff) => stories.filter((story) => signOffs.get(story) === wanted);
  const shownBy = (id: string) => stories.filter((story) => story.states.includes(id));
  const states = [...new Set(stories.flatMap((story) => story.states))].map((id) =>
    signOffOfAll(shownBy(id).map(pictureOwner).map(signOff)),
  );
  return [
    '## Sign-off',
    '',
    '| | approved | changed since approval | new |',
    '| --- | ---: | ---: | ---: |',
    row('Stories', [...signOffs.values()]),
    row('States', states),
    '',
    ...changedStories(within('changed'), approvals),
    ...newStories(within('new')),
    'Approve with `npm run states -- approve STORY`, or on the page Docs/States of a local Storybook.',
    '',
  ].join('\n');
}

function row(name: string, all: readonly (SignOff | undefined)[]): string {
  const counts = (['approved', 'changed', 'new'] as const).map(
    (wanted) => all.filter((each) => each === wanted).length,
  );
  return `| ${[name, ...counts].join(' | ')} |`;
}

function changedStories(changed: readonly StoryFacts[], approvals: ApprovalsByStory): string[] {
  if (changed.length === 0) return [];
  return [
    '### Changed since approval',
    '',
    '| story | states | last approved |',
    '| --- | --- | --- |',
    ...changed.map(({ id, states }) => {
      const last = lastOf(approvals.get(id));
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
