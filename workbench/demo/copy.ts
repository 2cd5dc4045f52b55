/** The copy of the page that shows two people side by side. */
export const demoCopy = {
  title: 'Two people, one world',
  text: 'Each sees what the other does within a second.',
  startOver: 'Start over',
  startingOver: 'Starting over',
  toApp: 'Back to the app',
  people: 'People',
  roles: { client: 'Client', worker: 'Worker' },
  frame: (name: string, role: string) => `The app as ${name} (${role})`,
  openAlone: 'Open alone',
  openAloneAs: (name: string) => `Open alone as ${name}, in a new tab`,
  phone: 'Phone width',
  phoneOf: (name: string) => `Phone width for ${name}`,
} as const;
