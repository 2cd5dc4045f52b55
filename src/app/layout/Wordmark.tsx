import { PRODUCT_NAME } from '#src/domain/product.ts';
import { AppLink } from '#src/lib/navigation/AppLink.tsx';
import { paths } from '#src/lib/navigation/paths.ts';

export function Wordmark() {
  return (
    <AppLink
      to={paths.home.to()}
      className="flex min-h-11 items-center gap-2.5 rounded-small font-display text-xl font-bold no-underline"
    >
      <svg viewBox="0 0 32 32" aria-hidden className="size-8 shrink-0">
        <rect width="32" height="32" rx="10" className="fill-brand" />
        <path
          d="M9 22.5v-8.2L16 9l7 5.3v8.2"
          fill="none"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-brand-ink"
        />
        <circle cx="16" cy="19" r="3" className="fill-accent" />
      </svg>
      {PRODUCT_NAME}
    </AppLink>
  );
}
