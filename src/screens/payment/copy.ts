import { PRODUCT_NAME } from '#src/domain/product.ts';

/** The copy of the payment page. */
export const paymentCopy = {
  name: 'Payment',
  title: 'Payment is handled outside this product',
  texts: [`${PRODUCT_NAME} doesn't take payments on this page. Here's how to settle up.`],
  points: {
    amount: {
      title: 'Check the amount',
      text: 'Your offer shows the price you two agreed on.',
    },
    pay: {
      title: 'Pay the way you agreed on',
      text: 'Not sure how? Ask in the chat before you send any money.',
    },
    paid: {
      title: 'Look for “Paid”',
      text: 'Once an offer is paid, its status says so.',
    },
  },
  offers: 'Go to your offers',
  close: 'You can close this tab.',
} as const;
