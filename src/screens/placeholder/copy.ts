import { PRODUCT_NAME } from '#src/domain/product.ts';
import type { PageMetaCopy } from '../PageMeta.tsx';

/** The copy of the pages about the product, which are placeholders (section 1). */
export const placeholderCopy = {
  about: {
    meta: {
      title: 'About',
      description: `${PRODUCT_NAME} brings together people who need a hand at home and students who live around the corner. One account does both.`,
    } satisfies PageMetaCopy,
    title: `${PRODUCT_NAME} is about help from nearby`,
    texts: [
      'We bring together people who need a hand at home and students who live around the corner. One account does both: get help today, earn money tomorrow.',
      "That's the short version. We're still writing the long one.",
    ],
    contact: 'Contact us',
  },
  services: {
    meta: {
      title: 'Services',
      description:
        'Assembly, moving, cleaning, repairs, yard work, and more: what local students can do for you at home. This page is still being put together.',
    } satisfies PageMetaCopy,
    title: 'All our services, soon in one place',
    texts: [
      "Assembly, moving, cleaning, repairs, yard work: students already do all of it. We're still putting this page together.",
      "Until it's ready, find the most popular projects and their starting prices on our home page.",
    ],
    contact: 'Ask about a service',
  },
} as const;
