/** The copy of the tab Save. */
export const saveCopy = {
  link: {
    title: 'Link to this state',
    label: 'Link',
    copy: 'Copy link',
    copyBody: 'Copy for the HTTP mock API',
    bodyHint: 'The body of POST /__mock/scenario.',
    changedTitle: 'The link opens other rows',
    changed:
      'Too many rows have changed to fit into a link. Save them as a scenario, or export them in the World tab.',
  },
  files: {
    title: 'Scenario and story',
    unchanged: 'The rows are those of the scenario, so a story is enough.',
    changed: 'The rows have changed, so they need a scenario of their own.',
    name: 'Title',
    nameHint: 'What is special about it, such as "Offers, a lost answer".',
    id: 'Id',
    idHint: 'Lowercase words with hyphens. It is part of the links.',
    show: 'Show the code',
    problems: {
      empty: 'Enter a title.',
      form: 'Use lowercase words with hyphens, such as offers-bug.',
      taken: 'A scenario has this id. Choose another one.',
    },
    failed: "We couldn't print the code",
    step: (file: string) => `Create ${file}`,
    registry: 'Add to mocks/scenarios/registry.ts, the second line in its list',
    scenario: 'Code of the scenario',
    story: 'Code of the story',
    lines: 'Lines for the registry',
    copyScenario: 'Copy the scenario',
    copyStory: 'Copy the story',
    copyLines: 'Copy the lines',
  },
  stories: {
    title: 'Stories of this scenario',
    none: 'No story shows this scenario.',
  },
} as const;
