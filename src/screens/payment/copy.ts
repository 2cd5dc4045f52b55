import { PRODUCT_NAME } from '#src/domain/product.ts';

export const paymentCopy = {
  name: 'Payment',
  title: "You can't pay here yet",
  text: `Payments on ${PRODUCT_NAME} aren't open yet. Here's how they'll work.`,
  points: {
    amount: {
      title: 'You pay the price you agreed on',
      text: "It's on your offer.",
    },
    pay: {
      title: 'Your payment is protected until the job is done',
      text: 'Your student is paid only when the work is finished.',
    },
    paid: {
      title: 'Your offer says “Paid”',
      text: 'You both see the new status right away.',
    },
  },
  offers: 'Go to your offers',
  close: 'You can close this tab.',
} as const;
