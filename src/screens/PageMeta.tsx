import { PRODUCT_NAME } from '#src/domain/product.ts';
import { SITE_URL } from '#src/lib/navigation/site-url.ts';

/** What search engines and social networks show of a public page. */
export interface PageMetaCopy {
  /** At most 60 characters with the product's name. */
  readonly title: string;
  /** 50 to 160 characters. */
  readonly description: string;
}

/** Tags of all pages are in index.html. `path` has only parameters that change what the page is about. */
export function PageMeta({
  meta: { title, description },
  path,
}: {
  meta: PageMetaCopy;
  path: string;
}) {
  const fullTitle = `${title} · ${PRODUCT_NAME}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {SITE_URL !== '' && (
        <>
          <meta property="og:url" content={SITE_URL + path} />
          <link rel="canonical" href={SITE_URL + path} />
        </>
      )}
    </>
  );
}

/** For a screen that search engines leave out. Public pages have a `PageMeta`. */
export function PageTitle({ children }: { children: string }) {
  return (
    <>
      <title>{`${children} · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
