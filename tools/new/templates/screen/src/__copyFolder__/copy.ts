/** The copy of the screen __Bill notes__. */
export const __billNotes__Copy = {
  title: '__Bill notes__',
  loading: 'Loading __bill notes__',
  failed: "We couldn't load this page",
  ready: 'Everything is up to date.', // if one
  // if list
  empty: { title: 'Nothing here yet', text: 'What you add will be here.' },
  add: 'Add to __bill notes__',
  remove: 'Remove from __bill notes__',
  notChanged: "We couldn't save that. Try again.",
  // end
} as const;
