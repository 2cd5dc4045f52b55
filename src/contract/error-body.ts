import { isRecord } from './is-record.ts';

// No schema fits the error bodies of all servers, so each part is read by itself, by the tables here: what frameworks
// write. What fits none of them is left out, and nothing throws.

export interface ErrorText {
  /** The message for the user; without one of its own, the messages of the fields. */
  readonly message: string | undefined;
  /** The first message of each field, by its name in the contract. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Where the message of the request stands, the best first; `''` are all the texts that belong to no field. */
const MESSAGES = ['message', 'detail', 'error_description', '', 'error', 'title'];

/** Parts that map fields to texts, or list errors. */
const MAPS = ['errors', 'field_errors', 'validation_errors'];
/** Parts that hold errors in some other form. */
const HOLDERS = 'error message messages detail details issues violations children'.split(' ');
const ERRORS: ReadonlySet<string> = new Set([...MAPS, ...HOLDERS]);

/** Names for the whole request. */
const GENERAL = ['base', 'form_errors', 'general', 'non_field_errors', '__all__'];
/** What stands in the place of a field's name and is none. */
const NO_FIELDS: ReadonlySet<string> = new Set([
  ...ERRORS,
  ...GENERAL,
  '',
  ...'$ _ _errors _schema attributes body data json query root'.split(' '),
]);

/** Where an error that is an object names its field. */
const FIELD_KEYS =
  'field path param loc propertyPath property attribute instancePath source pointer'.split(' ');
/** Where it has its text. */
const TEXT_KEYS = 'message msg detail defaultMessage error reason constraints'.split(' ');

/** Deeper than frameworks nest errors. */
const MAX_DEPTH = 8;
/** A longer text that isn't JSON is a page or a stack trace. */
const MAX_TEXT = 500;

/**
 * Reads the body of an error response in the form of this contract, Laravel, Rails, Django REST, ASP.NET, Spring,
 * Express, NestJS, FastAPI or JSON:API, and a short text that isn't JSON.
 *
 * @param text the whole body
 * @param status from 500, such a text comes from a proxy, and says nothing to users
 */
export function readErrorBody(text: string, status: number): ErrorText {
  const fields = new Map<string, string>();
  const texts: string[] = [];
  const found = () => ({ message: undefined, fields: Object.fromEntries(fields) });

  function add(field: string | undefined, value: string): void {
    if (field === undefined) texts.push(value.trim());
    else if (!fields.has(field)) fields.set(field, value.trim());
  }

  /** @param isError whether a text in it is an error; in a list, a text always is */
  function visit(value: unknown, field: string | undefined, isError: boolean, depth = 0): void {
    if (depth > MAX_DEPTH) return;
    if (isText(value) && isError) add(field, value);
    else if (Array.isArray(value)) {
      for (const item of value) visitItem(item, field, isError || isText(item), depth + 1);
    } else if (isRecord(value)) {
      for (const [key, part] of Object.entries(value)) {
        const name = snakeCase(key);
        // A call has a field `message`, whose errors are a list.
        if (isError && name === 'message' && isTexts(part)) visit(part, name, true, depth + 1);
        else if (HOLDERS.includes(name)) visitItem(part, field, true, depth + 1);
        else if (MAPS.includes(name)) visit(part, field, true, depth + 1);
        else if (GENERAL.includes(name)) visit(part, undefined, isError, depth + 1);
        else visitItem(part, fieldIn(key) ?? field, isError, depth + 1);
      }
    }
  }

  /** Visits what may be an object with its own field and text. */
  function visitItem(value: unknown, field: string | undefined, isError: boolean, depth: number) {
    const item = isRecord(value) ? value : {};
    const own = firstOf(FIELD_KEYS, item, fieldIn);
    const error = firstOf(own === undefined ? TEXT_KEYS : [...TEXT_KEYS, 'title'], item, textIn);
    if (error === undefined) {
      visit(value, field, isError, depth);
      return;
    }
    add(own ?? field, error);
    const inner = Object.entries(item).filter(([key, part]) => ERRORS.has(key) && !isText(part));
    visit(Object.fromEntries(inner), own ?? field, false, depth + 1);
  }

  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    const isShort = text.length <= MAX_TEXT && !/[<\n]./.test(text.trim());
    if (status < 500 && isText(text) && isShort) add(undefined, text);
    return { ...found(), message: sentences(texts) };
  }
  const parts = isRecord(body) ? body : {};
  const errors = Object.entries(parts).filter(([key, part]) => !isText(part) || MAPS.includes(key));
  visit(Object.fromEntries(errors), undefined, false);
  if (parts !== body) visit(body, undefined, true);
  if (parts['status'] === 'fail') visit(parts['data'], undefined, true);
  const message = firstOf(MESSAGES, { ...parts, '': sentences(texts) }, textOf);
  return { ...found(), message: message ?? sentences([...fields.values()]) };
}

function firstOf<Found>(
  keys: readonly string[],
  value: Readonly<Record<string, unknown>>,
  read: (part: unknown) => Found | undefined,
): Found | undefined {
  return keys.map((key) => read(value[key])).find((found) => found !== undefined);
}

function textOf(value: unknown): string | undefined {
  return isText(value) ? value.trim() : undefined;
}

/** The text of an error, or the first of those that a validator gives by rule. */
function textIn(value: unknown): string | undefined {
  return textOf(isRecord(value) ? Object.values(value)[0] : value);
}

/** The parts of a path: `/data/attributes/title`, `address.city`, `["body", "title"]`, `{ pointer }`. */
function segments(path: unknown): readonly string[] {
  if (typeof path === 'string') return path.split(/[.[\]/]+/);
  if (Array.isArray(path)) return path.map(String);
  return isRecord(path) ? segments(path['pointer'] ?? path['parameter']) : [];
}

/** The field at the end of a path: bodies of this contract are flat. */
function fieldIn(path: unknown): string | undefined {
  const names = segments(path).map(snakeCase);
  return names.findLast((name) => !NO_FIELDS.has(name) && !/^\d+$/.test(name));
}

/** `PaymentOffer`, `paymentOffer` and `payment-offer` are `payment_offer`. */
function snakeCase(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();
}

/** Joins texts, of which some lack the full stop. */
function sentences(texts: readonly string[]): string | undefined {
  const [first, ...more] = new Set(texts);
  if (first === undefined || more.length === 0) return first;
  return [first, ...more].map((text) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(' ');
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isText);
}
