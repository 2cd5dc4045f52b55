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
