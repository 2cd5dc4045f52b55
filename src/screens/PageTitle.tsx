import { PRODUCT_NAME } from '#src/domain/product.ts';

/** Sets the document title of a screen. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${PRODUCT_NAME}`}</title>;
}
