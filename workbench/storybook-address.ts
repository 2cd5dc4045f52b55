/**
 * The URL of the Storybook that belongs to a mocked app: `npm start` serves both side by side, and
 * `npm run build -- demo` puts Storybook in a subfolder of the app.
 *
 * @param app the URL that the app is served from, with a trailing slash
 * @param mode Vite's mode: `development`, `demo` or another one
 * @returns a URL with a trailing slash; null for a build without a Storybook
 */
export function storybookAddress(app: string, mode: string): string | null {
  if (mode === 'development') return 'http://localhost:6006/';
  return mode === 'demo' ? `${app}storybook/` : null;
}

/** The URL of a story. @param storybook the URL of Storybook, with a trailing slash */
export function storyUrl(storybook: string, id: string): string {
  return `${storybook}?path=/story/${id}`;
}
