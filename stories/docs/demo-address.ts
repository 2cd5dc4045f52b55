/**
 * The URL of the mocked app that belongs to this Storybook: `npm start` serves both side by side,
 * and `npm run build -- demo` puts Storybook in a subfolder of the app.
 *
 * @param page the URL of Storybook's page or iframe
 * @returns undefined when Storybook was built on its own
 */
export function demoAddress(page: string, isDevelopment: boolean): string | undefined {
  if (isDevelopment) return 'http://localhost:5173/';
  const { pathname, origin } = new URL(page);
  const below = /^(.*\/)storybook\/[^/]*$/.exec(pathname)?.[1];
  return below === undefined ? undefined : origin + below;
}
