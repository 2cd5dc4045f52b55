/**
 * The ways in which a picture is taken, here and in Chromatic alike: a width of `viewports` and a
 * theme. Every story is taken in the first.
 */
export const modes = {
  'desktop light': { viewport: 'desktop', theme: 'light' },
  'desktop dark': { viewport: 'desktop', theme: 'dark' },
  'phone light': { viewport: 'phone', theme: 'light' },
  'phone dark': { viewport: 'phone', theme: 'dark' },
  'small light': { viewport: 'small', theme: 'light' },
  'collapsed light': { viewport: 'collapsed', theme: 'light' },
  'zoomed light': { viewport: 'zoomed', theme: 'light' },
} as const;

type ModeName = keyof typeof modes;

/** What every story has that says nothing else. */
export const inOneMode = { modes: { 'desktop light': modes['desktop light'] } };

/**
 * For the sheet of a component and the main state of a screen: taken in all modes.
 *
 * @example
 * export const Sheet = meta.story({ parameters: { chromatic: inAllModes } });
 */
export const inAllModes = {
  modes: {
    'desktop light': modes['desktop light'],
    'desktop dark': modes['desktop dark'],
    'phone light': modes['phone light'],
    'phone dark': modes['phone dark'],
  },
};

/** For a story that shows what only one width has; it names the same viewport in its globals. */
export function onlyIn(name: Exclude<ModeName, 'desktop light'>) {
  return { modes: { 'desktop light': { disable: true }, [name]: modes[name] } };
}

/** For what moves by nature, such as a flow: no picture at all. */
export const withoutPicture = { disableSnapshot: true };
