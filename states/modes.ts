/**
 * The modes of pictures, here and in Chromatic: a size of `viewports` and a theme. Every story has a
 * picture in the first.
 */
export const modes = {
  'desktop light': { viewport: 'desktop', theme: 'light' },
  'desktop dark': { viewport: 'desktop', theme: 'dark' },
  'phone light': { viewport: 'phone', theme: 'light' },
  'phone dark': { viewport: 'phone', theme: 'dark' },
  'small light': { viewport: 'small', theme: 'light' },
  'collapsed light': { viewport: 'collapsed', theme: 'light' },
  'zoomed light': { viewport: 'zoomed', theme: 'light' },
  'landscape light': { viewport: 'landscape', theme: 'light' },
  'tablet light': { viewport: 'tablet', theme: 'light' },
  'bar light': { viewport: 'bar', theme: 'light' },
  'page light': { viewport: 'page', theme: 'light' },
  'wide light': { viewport: 'wide', theme: 'light' },
} as const;

type ModeName = keyof typeof modes;

function inModes<Name extends ModeName>(...names: readonly Name[]) {
  const entries = names.map((name) => [name, modes[name]] as const);
  return { modes: Object.fromEntries(entries) as Pick<typeof modes, Name> };
}

/** The default of all stories. */
export const inOneMode = inModes('desktop light');

/**
 * For the sheet of a component and the main state of a screen: a picture in each mode.
 *
 * @example
 * export const Sheet = meta.story({ parameters: { chromatic: inAllModes } });
 */
export const inAllModes = inModes('desktop light', 'desktop dark', 'phone light', 'phone dark');

/**
 * For the other states of a screen that look different in the dark or on a phone: both themes at the
 * desktop's size, and the phone. The main state shows what is dark on a phone.
 */
export const inThreeModes = inModes('desktop light', 'desktop dark', 'phone light');

/** The breakpoints of product.md §9. */
const breakpoints = inModes(
  'landscape light',
  'tablet light',
  'bar light',
  'page light',
  'wide light',
).modes;

/** For a page whose layout changes at every breakpoint of product.md §9: a picture at each. */
export const atBreakpoints = {
  modes: {
    // Its layout is that of 1200 px.
    'desktop light': { disable: true },
    ...breakpoints,
  },
};

/** For the main state of a public page: a picture in each mode, and one at each breakpoint. */
export const everywhere = { modes: { ...inAllModes.modes, ...breakpoints } };

/** For a story about one width only; it names the same viewport in its globals. */
export function onlyIn(name: Exclude<ModeName, 'desktop light'>) {
  return { modes: { 'desktop light': { disable: true }, [name]: modes[name] } };
}

/** For flows, and for pages that collect what other stories show: no picture. */
export const withoutPicture = { disableSnapshot: true };

/**
 * For a story that ends in the picture of another story, such as a retry that succeeds: none of its own.
 *
 * @param picture the name of the other's picture in `stories/references`
 */
export function samePictureAs(picture: `${string}/${string}-light`) {
  return { ...withoutPicture, samePictureAs: picture };
}
