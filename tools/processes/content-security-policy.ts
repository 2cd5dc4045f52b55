/** Nothing may turn a text into markup or code: no `innerHTML`, no address of a script from a text. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'";

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
  TRUSTED_TYPES,
].join('; ');

/**
 * The policy for the mocked app, whose demo page shows the app in frames, and whose service worker is registered
 * by its address.
 */
export const mockedContentSecurityPolicy = contentSecurityPolicy
  .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
  .replace(`; ${TRUSTED_TYPES}`, '');
