import { parseArgs } from 'node:util';
import { METHODS, type Method } from '#src/contract/endpoint.ts';

/** Options of a screen, with the text that the help says about each. */
interface ScreenOptions {
  readonly path: string | undefined;
  /** The name of the call that it loads, such as `offers.list`. */
  readonly call: string | undefined;
  readonly isGuarded: boolean;
}

/** What to generate. Names are as given. */
export type Request =
  | ({ readonly kind: 'screen' | 'list-screen'; readonly name: string } & ScreenOptions)
  | {
      readonly kind: 'endpoint';
      readonly name: string;
      readonly method: Method | undefined;
      readonly path: string | undefined;
      readonly hasBody: boolean;
    }
  | {
      readonly kind: 'table';
      readonly name: string;
      /** The table that each of its rows refers to, besides a user. */
      readonly of: string | undefined;
    }
  | {
      readonly kind: 'scenario';
      readonly name: string;
      /** The id of the scenario to derive it from. */
      readonly from: string | undefined;
      readonly title: string | undefined;
    }
  | { readonly kind: 'flow'; readonly name: string; readonly title: string | undefined }
  | {
      readonly kind: 'component';
      readonly name: string;
      /** `ui` or `features/x`. */
      readonly folder: string;
    }
  | {
      readonly kind: 'feature';
      readonly name: string;
      readonly of: string | undefined;
      /** Whether to take the default answers instead of asking. */
      readonly takesDefaults: boolean;
    };

type Kind = Request['kind'];

/** The parsed arguments of `npm run new`. */
export interface NewArguments {
  /** Undefined to print `help` only. */
  readonly request: Request | undefined;
  readonly help: string;
  /** Whether to take the pictures of the new stories. */
  readonly takesPictures: boolean;
}

interface KindHelp {
  readonly example: string;
  readonly summary: string;
  /** The options, by name, with what the help says about them. */
  readonly options: Readonly<Record<string, string>>;
}

const PATH = 'its path (default: from its name)';
const SCREEN_OPTIONS = {
  path: '/bills/:id        its path (default: from its name)',
  call: 'offers.list       the GET call that it loads',
  guarded: '               only for signed-in viewers',
};

const KINDS: Readonly<Record<Kind, KindHelp>> = {
  feature: {
    example: 'feature saved-tasks',
    summary: 'asks, then writes a table, its calls, a page that lists its rows, and a flow',
    options: {
      of: 'tasks               the table that each row refers to (tasks or offers)',
      yes: '                   take the default answers',
    },
  },
  screen: {
    example: 'screen bill-history',
    summary: 'a screen with its route, copy, scenario, states and stories',
    options: SCREEN_OPTIONS,
  },
  'list-screen': {
    example: 'list-screen bills --call bills.list',
    summary: 'a screen that lists what a call answers in `data`, with its empty state',
    options: SCREEN_OPTIONS,
  },
  endpoint: {
    example: 'endpoint bills.list',
    summary: 'a call of the contract with its handler, its test and its check',
    options: {
      method: `POST            ${METHODS.join(', ')} (default: by its name)`,
      path: `/bills           ${PATH}, without /api`,
      list: '                 the same as --method GET with a list as its answer',
      'no-body': '              a POST or PUT without a body',
    },
  },
  table: {
    example: 'table bills',
    summary: 'a table of the mock world: rows of a user',
    options: { of: 'tasks              the table that each row refers to, besides the user' },
  },
  scenario: {
    example: 'scenario bills-late',
    summary: 'a world of rows',
    options: {
      from: 'offers-loaded    with the rows of another scenario and more',
      title: '"Bills, late"    its title in lists (default: from its id)',
    },
  },
  flow: {
    example: 'flow pays-a-bill',
    summary: 'a user journey: a story, an end-to-end test and a tour',
    options: { title: '"Paying a bill"  its title (default: from its name)' },
  },
  component: {
    example: 'component BillCard',
    summary: 'a component with its page in Storybook',
    options: { in: 'ui                 ui or features/X (default: ui)' },
  },
};

const kinds = Object.keys(KINDS) as Kind[];

/** The help on one kind, or on all. */
function helpOn(kind?: Kind): string {
  const shown = kind ? [kind] : kinds;
  const blocks = shown.map((one) => {
    const { example, summary, options } = KINDS[one];
    const lines = Object.entries(options).map(([name, text]) => `      --${name} ${text}`);
    return [`  ${example}`, `      ${summary}`, ...(kind ? lines : [])].join('\n');
  });
  const more = kind ? '' : '\nnpm run new -- KIND --help lists the options of a kind.\n';
  return `npm run new -- KIND NAME [options]

${blocks.join('\n')}
${more}
  --no-pictures    don't take the pictures of the new stories

Names are in kebab case or Pascal case. Nothing is written if any file would be overwritten.`;
}

/**
 * Reads the arguments of `npm run new`.
 *
 * @throws Error on an invalid argument, with the allowed ones
 */
export function newArguments(args: readonly string[]): NewArguments {
  const string = { type: 'string' } as const;
  const boolean = { type: 'boolean' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      path: string,
      call: string,
      guarded: boolean,
      method: string,
      list: boolean,
      'no-body': boolean,
      of: string,
      yes: boolean,
      from: string,
      title: string,
      in: string,
      'no-pictures': boolean,
      help: boolean,
    },
  });
  const { 'no-pictures': hasNoPictures = false, help: isHelp = false, ...options } = values;
  const takesPictures = !hasNoPictures;
  const [kind, name, ...others] = positionals;
  const help = helpOn(isKind(kind) ? kind : undefined);
  if (isHelp) return { request: undefined, help, takesPictures };
  if (!isKind(kind)) {
    throw new Error(`KIND is "${kind ?? ''}"; allowed: ${kinds.join(', ')}.\n\n${help}`);
  }
  if (name === undefined || others.length > 0) {
    throw new Error(`A new ${kind} needs one name, not ${positionals.length - 1}.\n\n${help}`);
  }
  const allowed = Object.keys(KINDS[kind].options);
  const foreign = Object.keys(options).find((option) => !allowed.includes(option));
  if (foreign !== undefined) {
    const list = allowed.map((option) => `--${option}`).join(', ');
    throw new Error(`--${foreign} is no option of a ${kind}; allowed: ${list}.`);
  }
  return { request: requestOf(kind, name, options), help, takesPictures };
}

type Options = Readonly<
  Partial<
    Record<'path' | 'call' | 'method' | 'of' | 'from' | 'title' | 'in', string> &
      Record<'guarded' | 'list' | 'no-body' | 'yes', boolean>
  >
>;

function requestOf(kind: Kind, name: string, options: Options): Request {
  const { path, call, guarded: isGuarded = false, of, title } = options;
  switch (kind) {
    case 'screen':
    case 'list-screen':
      return { kind, name, path, call, isGuarded };
    case 'endpoint': {
      const method = options.list === true ? 'GET' : methodOf(options.method);
      return { kind, name, path, method, hasBody: options['no-body'] !== true };
    }
    case 'table':
      return { kind, name, of };
    case 'scenario':
      return { kind, name, from: options.from, title };
    case 'flow':
      return { kind, name, title };
    case 'component':
      return { kind, name, folder: options.in ?? 'ui' };
    case 'feature':
      return { kind, name, of, takesDefaults: options.yes === true };
  }
}

function isKind(text: string | undefined): text is Kind {
  return text !== undefined && kinds.some((kind) => kind === text);
}

function methodOf(text: string | undefined): Method | undefined {
  if (text === undefined) return undefined;
  const method = METHODS.find((one) => one === text.toUpperCase());
  if (method === undefined) {
    throw new Error(`--method is "${text}"; allowed: ${METHODS.join(', ')}.`);
  }
  return method;
}
