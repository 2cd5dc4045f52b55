export const scenarioCopy = {
  current: 'Open now',
  startOver: 'Start over',
  copyLink: 'Copy link',
  startingOver: 'Recreating the rows',
  startedOver: 'The rows are back to how they started.',
  all: 'All scenarios',
  allText: 'To search them, and all states, use Find at the top of the page.',
  states: 'States',
  storiesTitle: 'Stories',
} as const;
