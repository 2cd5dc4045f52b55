import { PRODUCT_NAME } from '#src/domain/product.ts';

/** What the browser's tab says while a screen is open. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${PRODUCT_NAME}`}</title>;
}
