/// <reference types="vite/client" />
/// <reference types="msw/vite/client" />

interface ImportMetaEnv {
  readonly VITE_IDEMPOTENCY_KEYS?: string;
  readonly VITE_SITE_URL?: string;
}
