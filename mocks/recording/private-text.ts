import { RECORDED_TOKEN } from '../server/replay.ts';

const EMAIL = String.raw`[\p{L}\p{N}_.+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`;
/** A JWT, a token of Laravel, a parameter of a link, and anything else as long with letters and digits. */
const TOKENS = [
  String.raw`eyJ[\w-]+\.[\w-]+\.[\w-]*`,
  String.raw`\b\d+\|\w{20,}`,
  String.raw`(?<=[?&][\w-]*(?:token|code|key|secret|signature|password|otp)=)[^&\s]+`,
  String.raw`\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}`,
];
const PHONE = String.raw`\+?\(?\d[\d\s().\/-]{7,}\d`;

/**
 * Returns a function that replaces everything private in a text, in one pass: what is known, and what looks
 * like an email address, a token or a phone number.
 *
 * @param known what takes the place of known texts, which are in lowercase
 */
export function replacer(known: ReadonlyMap<string, string>): (text: string) => string {
  const longestFirst = [...known.keys()].sort((one, other) => other.length - one.length);
  const patterns = longestFirst.map((text) => {
    const pattern = text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
    // A short name is also part of many words.
    return text.length > 3 ? pattern : `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`;
  });
  const pattern = new RegExp([EMAIL, ...TOKENS, ...patterns, PHONE].join('|'), 'giu');
  return (text) =>
    text.replaceAll(pattern, (match) => known.get(match.toLowerCase()) ?? strayOf(match));
}

/** What takes the place of what belongs to no known person. Dates and small numbers stay. */
function strayOf(text: string): string {
  if (text.includes('@')) return 'person@nearhand.example';
  if (!/^[\d\s+()./-]+$/.test(text)) return RECORDED_TOKEN;
  const isDate = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{4})/.test(text);
  return !isDate && text.replaceAll(/\D/g, '').length >= 9 ? '+1 (555) 010-0000' : text;
}
