import { PRODUCT_NAME } from '#src/domain/product.ts';

/**
 * For a screen that search engines leave out: it needs an account, or there is nothing to find on it.
 * Public pages have a `PageMeta`.
 */
export function PageTitle({ children }: { children: string }) {
  return (
    <>
      <title>{`${children} · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
