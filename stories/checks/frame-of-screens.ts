/** The navigation and the footer around every screen. */
export const FRAME = ['header:has(~ main)', 'main ~ footer'] as const;

/**
 * Whether a story shows the navigation and the footer on purpose. They are the same around every
 * screen, so all other stories leave them out of pictures and accessibility checks.
 */
export function showsFrame(parameters: Readonly<Record<string, unknown>>): boolean {
  return parameters['frame'] === true;
}
