/**
 * What people type and paste, cleaned in one place for forms, contract and mock server. It knows nothing of the
 * product, so the fields of `ui` use it, too.
 */

/** Line breaks of word processors and of other systems. */
const LINE_BREAKS = /\r\n?|[\v\f\u{85}\u{2028}\u{2029}]/gu;

/**
 * Marks that show nothing and that no script needs: control characters, soft hyphens, zero-width spaces, overrides
 * of the direction, byte order marks, and the place of an object that was not pasted.
 */
const MARKS =
  /(?![\t\n])\p{Cc}|[\u{ad}\u{180e}\u{200b}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{feff}\u{fff9}-\u{fffc}]/gu;

/** Joiners, which scripts and emoji need inside words. */
const JOINERS = /[\u{200c}\u{200d}]+/gu;

/** A character that shows something. Some scripts write a space with a letter, such as Hangul and Braille. */
const VISIBLE =
  /[^\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u{2800}\u{fff9}-\u{fffc}\u{1d159}]/u;

/** What is trimmed: spaces of any kind, and marks of direction, which texts of both directions need inside. */
const EDGE = String.raw`[\s\u{2800}\u{3164}\u{ffa0}\u{200e}\u{200f}\u{61c}]+`;
const EDGES = new RegExp(`^${EDGE}|${EDGE}$`, 'gu');

/** Whether a text shows nothing. */
export function isBlank(text: string | null | undefined): boolean {
  return text == null || !VISIBLE.test(text);
}

/** A name, text or message without what can't be seen, trimmed. Empty for a blank one. */
export function cleanText(text: string | null | undefined): string {
  if (text == null || isBlank(text)) return '';
  return text
    .toWellFormed()
    .replaceAll(LINE_BREAKS, '\n')
    .replaceAll(MARKS, '')
    .replaceAll(JOINERS, (joiners, at: number, whole: string) => {
      const before = whole.charAt(at - 1);
      const after = whole.charAt(at + joiners.length);
      // Some Indic scripts end a word with a vowel sign and a joiner.
      const isInside = before.trim() !== '' && (after.trim() !== '' || /\p{M}/u.test(before));
      return isInside ? joiners : '';
    })
    .replaceAll(EDGES, '');
}

/**
 * A text of which only digits, Latin letters and signs are meant: with ASCII digits for those of any script, plain
 * hyphens and spaces, and nothing that can't be seen.
 */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKC')
    .replaceAll(/(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u{2800}\u{fffc}]/gu, '')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(/[\p{Pd}\u{2212}]/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** The digits of a script begin at a code point that ends in 0 or 6. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const nibble = code % 16;
  const startsAtZero = /\p{Nd}/u.test(String.fromCodePoint(code - nibble));
  return String(startsAtZero ? nibble : nibble - 6);
}

/** A phone number as contact apps copy it. */
export function cleanPhone(text: string): string {
  return plainText(text).replace(/^tel:/i, '').trim();
}

/** A one-time code without what separates its digits. */
export function cleanCode(text: string): string {
  return plainText(text).replaceAll(/[\s\-.,·•_]/g, '');
}

/**
 * An email address as address books copy it, input methods write it and voices dictate it: without what surrounds it,
 * and with the ASCII form of an international domain.
 */
export function cleanEmail(text: string): string {
  const plain = plainText(text);
  const address = (/<([^<>]*@[^<>]*)>$/.exec(plain)?.[1] ?? plain)
    .replace(/^mailto:/i, '')
    .replaceAll(/\s*@\s*/g, '@')
    .replace(/[.,;\s]+$/, '');
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at === -1 || !/[^ -~]/.test(domain) || /[\s/?#:\\[\]%]/.test(domain)) return address;
  const url = URL.parse(`https://${domain}`);
  return url ? `${address.slice(0, at)}@${url.hostname}` : address;
}

/** An amount with a point for its cents, or with whole dollars. Its groups have one separator. */
const POINT_AMOUNT = /^(\d+|\d{1,3}(?:([,\s'’])\d{3})(?:\2\d{3})*)?(?:\.(\d*))?$/;
/** An amount with a comma for its cents, or with points for its thousands alone. */
const COMMA_AMOUNT = /^(\d+|\d{1,3}(?:([.\s'’])\d{3})(?:\2\d{3})*),(\d{1,2})$/;
const POINT_GROUPS = /^\d{1,3}(?:\.\d{3}){2,}$/;

/**
 * Reads an amount in any notation whose meaning is plain, such as `1,250.50`, `1.250,50`, `95,00`, `$95` or `95 $`.
 * Not plain is `1.250`, which may be a thousand or one and a quarter.
 *
 * @returns digits with a point, such as `1250.50`, and a minus if there is one; null for anything else
 */
export function amountText(text: string): string | null {
  const plain = plainText(text).replaceAll('٫', '.').replaceAll('٬', ',');
  const [, signed = '', written = ''] =
    /^(-?)\s*(?:(?:us\s?)?\$|usd)?\s*(.*?)\s*(?:(?:us\s?)?\$|usd)?$/i.exec(plain) ?? [];
  const minus = signed || (written.startsWith('-') ? '-' : '');
  const amount = written.replace(/^-\s*/, '');
  if (!/\d/.test(amount) || /^\d{1,3}\.\d\d0$/.test(amount)) return null;
  if (POINT_GROUPS.test(amount)) return minus + amount.replaceAll('.', '');
  const [, whole = '', , cents] = POINT_AMOUNT.exec(amount) ?? COMMA_AMOUNT.exec(amount) ?? [];
  if (whole === '' && cents === undefined) return null;
  const digits = whole.replaceAll(/\D/g, '') || '0';
  return minus + (cents ? `${digits}.${cents}` : digits);
}
