import { fullName } from '#src/domain/user.ts';
import { isRecord } from '../faults/merge-patch.ts';
import { people } from '../fixtures/accounts.ts';
import type { Exchange } from './exchange.ts';
import { STRAY_PHONE, type Identity } from './identities.ts';
import { seededAs, wordsOf, type RecordedPerson } from './recorded-people.ts';

/** What takes the place of every token. */
export const SCRUBBED_TOKEN = 'recorded-token';
/** What takes the place of an email address that belongs to no known person. */
const STRAY_EMAIL = 'person@nearhand.example';

/** The tokens and passwords of a recording. */
export interface Secrets {
  readonly tokens: Set<string>;
  readonly passwords: Set<string>;
}

/** Collects the tokens and passwords of a recording. */
export function secretsOf(exchanges: readonly Exchange[]): Secrets {
  const tokens = new Set<string>();
  const passwords = new Set<string>();
  const walk = (value: unknown, field: string): void => {
    if (Array.isArray(value)) for (const item of value) walk(item, field);
    else if (isRecord(value)) for (const [key, part] of Object.entries(value)) walk(part, key);
    else if (typeof value === 'string' && value !== '') {
      if (field === 'token') tokens.add(value);
      if (field.startsWith('password')) passwords.add(value);
    }
  };
  for (const { token, body, answer } of exchanges) {
    if (token) tokens.add(token);
    walk(body, '');
    walk(answer, '');
  }
  return { tokens, passwords };
}

/** Returns a function that replaces everything private in a text, in one pass. */
export function replacer(
  found: readonly RecordedPerson[],
  identities: ReadonlyMap<RecordedPerson, Identity>,
  secrets: Secrets,
): (text: string) => string {
  const replacements = new Map<string, string>();
  const set = (original: string, replacement: string): void => {
    const key = original.toLowerCase();
    if (key.length > 1 && !replacements.has(key)) replacements.set(key, replacement);
  };
  const phones: [digits: RegExp, phone: string][] = [];
  for (const token of secrets.tokens) set(token, SCRUBBED_TOKEN);
  for (const person of found) {
    const identity = identities.get(person);
    if (!identity || isUnchanged(person, identity)) continue;
    for (const email of person.emails) {
      set(email, identity.email);
      set(email.split('@')[0] ?? email, identity.email.split('@')[0] ?? '');
    }
    for (const name of person.names) set(name, fullName(identity));
    set(person.first_name, identity.first_name);
    set(person.last_name, identity.last_name);
    for (const word of wordsOf(person)) {
      const isFirst = person.first_name.includes(word);
      set(word, isFirst ? identity.first_name : identity.last_name);
    }
    for (const phone of person.phones) {
      const digits = Array.from(phone.replaceAll(/\D/g, ''));
      if (digits.length < 5) continue;
      phones.push([new RegExp(`\\+?${digits.join('[\\s().-]*')}`, 'g'), identity.phone]);
    }
  }
  // Last, so that a person whose name is their password keeps a name.
  for (const password of secrets.passwords) if (password.length > 3) set(password, 'removed');
  const sources = [...replacements.keys()]
    .sort((a, b) => b.length - a.length)
    .map((original) => {
      const pattern = original.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
      // A short name is also part of many words.
      return original.length > 3 ? pattern : `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`;
    });
  const known = new Set([...identities.values()].flatMap(({ email, phone }) => [email, phone]));
  const pattern = sources.length === 0 ? null : new RegExp(sources.join('|'), 'giu');
  return (text) => {
    let result = text;
    for (const [digits, phone] of phones) result = result.replaceAll(digits, phone);
    if (pattern) {
      result = result.replaceAll(pattern, (match) => replacements.get(match.toLowerCase()) ?? '');
    }
    return result
      .replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, (email) =>
        known.has(email) ? email : STRAY_EMAIL,
      )
      .replaceAll(/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, SCRUBBED_TOKEN)
      .replaceAll(/\+?\d[\d\s().-]{7,}\d/g, (number) =>
        isPhone(number) && !known.has(number) ? STRAY_PHONE : number,
      );
  };
}

/** A seeded user keeps their place, and has nothing to hide. */
function isUnchanged(person: RecordedPerson, identity: Identity): boolean {
  const seeded = seededAs(person);
  return seeded !== undefined && people[seeded].id === identity.id;
}

function isPhone(text: string): boolean {
  const isDate = /^\d{4}-\d{2}-\d{2}/.test(text);
  return !isDate && text.replaceAll(/\D/g, '').length >= 9;
}
