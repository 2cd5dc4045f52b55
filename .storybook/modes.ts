/**
 * The ways in which a picture is taken, here and in Chromatic alike: a width of `viewports` and a
 * theme. Every story is taken in the first.
 */
export const modes = {
  'desktop light': { viewport: 'desktop', theme: 'light' },
  'desktop dark': { viewport: 'desktop', theme: 'dark' },
  'phone light': { viewport: 'phone', theme: 'light' },
  'phone dark': { viewport: 'phone', theme: 'dark' },
} as const;

export type ModeName = keyof typeof modes;

/**
 * For the sheet of a component and the main state of a screen: taken in all modes.
 *
 * @example
 * export const Sheet = meta.story({ parameters: { chromatic: inAllModes } });
 */
export const inAllModes = { modes };

/** For what moves by nature, such as a flow: no picture at all. */
export const withoutPicture = { disableSnapshot: true };
