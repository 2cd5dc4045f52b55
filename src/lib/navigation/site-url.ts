/**
 * The public address of the app's home page without its last slash, from the build's `VITE_SITE_URL`. Empty
 * where the build doesn't know it. Search engines and social networks take absolute addresses only.
 */
export const SITE_URL: string = import.meta.env.VITE_SITE_URL ?? '';
