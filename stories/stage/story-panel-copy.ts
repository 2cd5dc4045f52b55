/** The copy of the panel at a story. */
export const storyPanelCopy = {
  label: 'World panel',
  close: 'Close the World panel',
  noWorld: 'This story has no scenario: it renders a component without the mock server.',
  open: 'Open in the app',
  copyLink: 'Copy link to this state',
  missing: {
    address: 'This story renders a component, which has no page of its own in the app.',
    app: 'No app is beside this Storybook: npm start serves both.',
  },
} as const;
