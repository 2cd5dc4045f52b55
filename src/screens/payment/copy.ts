import { PRODUCT_NAME } from '#src/domain/product.ts';

/** The copy of the payment page. */
export const paymentCopy = {
  name: 'Payment',
  title: 'Payment is handled outside this product',
  texts: [
    `${PRODUCT_NAME} doesn't take payments on this page. You can close this tab.`,
    'Your offers show what you agreed on and which ones have been paid.',
  ],
  offers: 'Go to your offers',
} as const;
