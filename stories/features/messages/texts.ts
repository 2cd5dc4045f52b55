/** Texts that are hard to lay out. */
export const TEXTS = {
  usual: 'Hi! Does Saturday morning work for you?',
  short: 'Ok',
  lines: 'Two things:\n\n1. The ladder is in the garage.\n2. The key is under the pot.\n\nThanks!',
  url: `https://example.com/bunk-bed/${'assembly-manual-'.repeat(12)}page-4?color=white`,
  rtl: 'مرحبًا، هل يناسبك صباح السبت؟ سأحضر أدواتي.',
  emoji: '👍🏽👩‍👩‍👧‍👦',
  markup: '<script>alert("hi")</script> & <b>bold</b>',
} as const;
