/// <reference types="vite/client" />
/// <reference types="msw/vite/client" />

interface ImportMetaEnv {
  readonly VITE_IDEMPOTENCY_KEYS?: string;
  readonly VITE_SITE_URL?: string;
  /** The resources that a real server answers for in the mocked app, with commas. */
  readonly VITE_REAL_RESOURCES?: string;
}
