/**
 * Marks a play function whose steps need motion. A reader whose system asks for less motion sees the
 * story as it begins, without a failed step. Test runs emulate a reader who does not.
 *
 * @example
 * play: withMotion(async ({ canvasElement }) => { … })
 */
export function withMotion<Context>(
  play: (context: Context) => Promise<void> | void,
): (context: Context) => Promise<void> {
  return async (context) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    await play(context);
  };
}
