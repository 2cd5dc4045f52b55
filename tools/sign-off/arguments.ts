import { parseArgs } from 'node:util';

/** What `npm run approve` was asked to do. */
export interface ApproveArguments {
  readonly isHelp: boolean;
  /** Story ids, titles with names, or ids of states. */
  readonly stories: readonly string[];
  /** Story files, folders, titles or areas whose stories are all approved. */
  readonly allIn: readonly string[];
  /** Who approves; undefined for the name that git knows. */
  readonly by: string | undefined;
  /** Whether to remove the approvals of pictures that don't exist any more. */
  readonly isPrune: boolean;
}

/** What `npm run approve` accepts. */
export const USAGE = `npm run approve -- STORY...            approves the pictures of stories
npm run approve -- --all-in PLACE      approves all stories of a place
npm run approve -- --prune             removes the approvals of stories that don't exist any more

  STORY         an id (screens-offers-list--loaded), a title and name ("Screens/Offers/List/Loaded"),
                or the id of a state (offers.list.loaded)
  --all-in      a story file or folder (stories/screens/offers), a title (Screens/Offers), or an area
                of the list of states (offers); can be repeated
  --by NAME     who approves; the name that git knows by default`;

/**
 * Reads the arguments of `npm run approve`.
 *
 * @throws Error on an unknown option, and when there is nothing to do
 */
export function parseArguments(args: readonly string[]): ApproveArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: 'boolean', default: false },
      'all-in': { type: 'string', multiple: true, default: [] },
      by: { type: 'string' },
      prune: { type: 'boolean', default: false },
    },
  });
  const allIn = values['all-in'];
  if (!values.help && !values.prune && positionals.length + allIn.length === 0) {
    throw new Error('Name a story to approve, or a place with --all-in.');
  }
  return {
    isHelp: values.help,
    stories: positionals,
    allIn,
    by: values.by,
    isPrune: values.prune,
  };
}
