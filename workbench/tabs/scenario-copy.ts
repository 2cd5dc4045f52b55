/** The copy of the tab Scenario. */
export const scenarioCopy = {
  current: 'Open now',
  startOver: 'Start over',
  copyLink: 'Copy link',
  startingOver: 'Creating the rows again',
  startedOver: 'The rows are as they were at the start.',
  others: 'Find, in the line above the app, opens any other scenario or state.',
  states: 'States',
  storiesTitle: 'Stories',
} as const;
