import { parseArgs } from 'node:util';

/** What `npm run visual` is asked to do. */
export interface VisualArguments {
  readonly isHelp: boolean;
  /** Whether to record what differs. */
  readonly isUpdate: boolean;
  /** Whether to judge the pictures of the last run instead of playing the stories. */
  readonly isLast: boolean;
  /** Whether to go on after the first different pictures. */
  readonly isAll: boolean;
  /** The commit whose pictures are shown beside those of this checkout, or of `to`. */
  readonly against: string | undefined;
  readonly to: string | undefined;
  /** Story files or folders; none are all. */
  readonly files: readonly string[];
}

export const USAGE = `npm run visual                        compares all stories with their pictures
npm run visual -- stories/ui          some files or folders
npm run visual -- --update [FILE...]  records what has changed, and shows it beside the base commit
npm run visual -- --against REF       shows what has changed since a commit, as its references say
npm run visual -- --against REF..REF  what has changed between two commits
npm run visual -- --last [--update]   judges, or records, the pictures of the last run of stories
npm run visual -- --all               goes on after the first 40 different pictures

Pictures that differ from their references are rendered at the commit where this branch began, too, on
this machine. test-results/pictures/index.html shows before, after and difference.`;

/** @throws Error on an unknown option, or two that exclude each other */
export function parseArguments(args: readonly string[]): VisualArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: 'boolean', default: false },
      update: { type: 'boolean', default: false },
      last: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      against: { type: 'string' },
    },
  });
  if (values.against !== undefined && (values.update || values.last)) {
    throw new Error('--against goes with neither --update nor --last.');
  }
  const [against, to] = values.against?.split('..') ?? [];
  return {
    isHelp: values.help,
    isUpdate: values.update,
    isLast: values.last,
    isAll: values.all,
    against,
    to,
    files: positionals,
  };
}
