/**
 * Where the mocked app is, seen from this Storybook: `npm start` runs both side by side, and
 * `npm run build:demo` puts Storybook below the app.
 *
 * @param page the address of Storybook's own page or frame
 * @returns undefined in a Storybook that was built alone
 */
export function demoAddress(page: string, isDevelopment: boolean): string | undefined {
  if (isDevelopment) return 'http://localhost:5173/';
  const { pathname, origin } = new URL(page);
  const below = /^(.*\/)storybook\/[^/]*$/.exec(pathname)?.[1];
  return below === undefined ? undefined : origin + below;
}
