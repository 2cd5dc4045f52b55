// Takes the place of `tldts` (see `resolve.alias` in vite.config.ts), which `tough-cookie` of msw asks for the
// part of a host that may have cookies. The mocks use none, and the list of all public suffixes is 45 kB of the
// demo.

/** The part of a host name that can have cookies of its own: here, any. */
export const getDomain = (host: string): string => host;
