/** The copy of the kiosk's notice. */
export const kioskCopy = {
  title: 'Are you still there?',
  text: (seconds: number) =>
    seconds === 1
      ? 'The demo starts over in 1 second.'
      : `The demo starts over in ${seconds} seconds.`,
  /** For screen readers, which would read each second. */
  announced: 'The demo starts over in 30 seconds unless you continue.',
  stay: "I'm still here",
} as const;
