/**
 * What people type and paste where digits and signs are meant: codes, phone numbers, amounts, addresses. Apart from
 * `typed-text.ts`, which the landing page needs. It knows nothing of the product, so the fields of `ui` use it, too.
 */

/** A text of digits, Latin letters and signs: with ASCII digits, plain hyphens and spaces, and nothing invisible. */
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

/** As address books, input methods and voices write it: without what surrounds it, and with an ASCII domain. */
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
