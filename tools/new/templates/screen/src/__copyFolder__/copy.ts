/** The copy of the screen __Bill notes__. */
export const __billNotes__Copy = {
  title: '__Bill notes__',
  intro: 'There is nothing to do here yet.', // if still
  loading: 'Loading __bill notes__', // if call
  failed: "We couldn't load this page", // if call
  ready: 'Everything is up to date.', // if one
  // if list
  empty: { title: 'Nothing here yet', text: 'What you add will be here.' },
  add: 'Add to __bill notes__',
  remove: 'Remove from __bill notes__',
  notChanged: "We couldn't save that. Try again.",
  // end
  notFound: { title: "We couldn't find this page", text: 'Check the address, or go back.' }, // if id
} as const;
