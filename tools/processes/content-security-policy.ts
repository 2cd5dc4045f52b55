/**
 * The policy that the servers of built output send with every page, so that a test fails when the app
 * needs anything inline: a violation is an error on the console. The API may be on another port.
 */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self' data:",
  'connect-src *',
  "frame-ancestors 'none'",
].join('; ');

/** The policy for the mocked app, whose demo page shows the app in frames. */
export const mockedContentSecurityPolicy = contentSecurityPolicy.replace(
  "frame-ancestors 'none'",
  "frame-ancestors 'self'",
);
