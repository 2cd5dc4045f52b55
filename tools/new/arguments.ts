import { parseArgs } from 'node:util';
import { METHODS, type Method } from '#src/contract/endpoint.ts';

/** What to generate. Names are as given. */
export type Request =
  | {
      readonly kind: 'screen';
      readonly name: string;
      readonly path: string | undefined;
      /** The name of the call that it loads, such as `offers.list`. */
      readonly call: string | undefined;
      readonly isGuarded: boolean;
    }
  | {
      readonly kind: 'endpoint';
      readonly name: string;
      readonly method: Method | undefined;
      readonly path: string | undefined;
    }
  | {
      readonly kind: 'scenario';
      readonly name: string;
      /** The id of the scenario to derive it from. */
      readonly from: string | undefined;
      readonly title: string | undefined;
    }
  | {
      readonly kind: 'component';
      readonly name: string;
      /** `ui` or `features/x`. */
      readonly folder: string;
    };

/** The parsed arguments of `npm run new`. */
export interface NewArguments {
  /** Undefined to print the options only. */
  readonly request: Request | undefined;
  /** Whether to take the pictures of the new stories. */
  readonly takesPictures: boolean;
}

/** What `npm run new` accepts. */
export const USAGE = `npm run new -- KIND NAME [options]

  screen bill-history         a screen with its route, copy, scenario, states and stories
    --path /bills/:id         its path (default: /bill-history)
    --call offers.list        the GET call that it loads; without one, it makes no calls
    --guarded                 only for signed-in viewers
  endpoint bills.list         a call of the contract with its handler, its test and its check
    --method POST             ${METHODS.join(', ')} (default: by its name, such as POST for create)
    --path /bills             its path, without /api (default: by its name)
  scenario bills-late         a world of rows
    --from offers-loaded      with the rows of another scenario and more
    --title "Bills, late"     its title in lists (default: from its id)
  component BillCard          a component with its page in Storybook
    --in ui                   ui or features/X (default: ui)

  --no-pictures               don't take the pictures of the new stories
  --help                      this list

Names are in kebab case or Pascal case. Nothing is written if any file would be overwritten.`;

const OPTIONS = {
  screen: ['path', 'call', 'guarded'],
  endpoint: ['method', 'path'],
  scenario: ['from', 'title'],
  component: ['in'],
} as const;

type Kind = keyof typeof OPTIONS;

const kinds = Object.keys(OPTIONS) as Kind[];

/**
 * Reads the arguments of `npm run new`.
 *
 * @throws Error on an invalid argument, with the allowed ones
 */
export function newArguments(args: readonly string[]): NewArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      path: { type: 'string' },
      call: { type: 'string' },
      guarded: { type: 'boolean' },
      method: { type: 'string' },
      from: { type: 'string' },
      title: { type: 'string' },
      in: { type: 'string' },
      'no-pictures': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { 'no-pictures': hasNoPictures, help, ...options } = values;
  const takesPictures = !hasNoPictures;
  if (help) return { request: undefined, takesPictures };
  const [kind, name, ...others] = positionals;
  if (!isKind(kind)) {
    throw new Error(`KIND is "${kind ?? ''}"; allowed: ${kinds.join(', ')}.\n\n${USAGE}`);
  }
  if (name === undefined || others.length > 0) {
    throw new Error(`A new ${kind} needs one name, not ${positionals.length - 1}.\n\n${USAGE}`);
  }
  const allowed: readonly string[] = OPTIONS[kind];
  const foreign = Object.keys(options).find((option) => !allowed.includes(option));
  if (foreign !== undefined) {
    const list = allowed.map((option) => `--${option}`).join(', ');
    throw new Error(`--${foreign} is no option of a ${kind}; allowed: ${list}.`);
  }
  return { request: requestOf(kind, name, options), takesPictures };
}

interface Options {
  readonly path?: string;
  readonly call?: string;
  readonly guarded?: boolean;
  readonly method?: string;
  readonly from?: string;
  readonly title?: string;
  readonly in?: string;
}

function requestOf(kind: Kind, name: string, options: Options): Request {
  switch (kind) {
    case 'screen': {
      const { path, call, guarded: isGuarded = false } = options;
      return { kind, name, path, call, isGuarded };
    }
    case 'endpoint':
      return { kind, name, path: options.path, method: methodOf(options.method) };
    case 'scenario':
      return { kind, name, from: options.from, title: options.title };
    case 'component':
      return { kind, name, folder: options.in ?? 'ui' };
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
