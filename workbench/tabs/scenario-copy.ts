/** The copy of the tab Scenario. */
export const scenarioCopy = {
  current: 'Open now',
  startOver: 'Start over',
  copyLink: 'Copy link',
  startingOver: 'Creating the rows again',
  startedOver: 'The rows are as they were at the start.',
  search: 'Ctrl+K finds scenarios and states by id, title and text on the screen.',
  count: (count: number) => (count === 1 ? '1 scenario' : `${count} scenarios`),
  opening: (title: string) => `Opening ${title}`,
  opened: (title: string) => `${title} is open.`,
  stories: (count: number) =>
    count === 0 ? 'No story' : count === 1 ? '1 story' : `${count} stories`,
  storiesOf: (title: string) => `of ${title}`,
  states: 'States',
  storiesTitle: 'Stories',
} as const;
