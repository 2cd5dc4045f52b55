import { PRODUCT_NAME } from '#src/domain/product.ts';

export const contactCopy = {
  meta: {
    title: 'Contact us',
    description: `A question, an idea, or something that went wrong with a task? Write to the people behind ${PRODUCT_NAME}.`,
  },
  title: 'Contact us',
  text: 'A question, an idea, or something that went wrong? Write to us.',
  label: 'Send a message',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  submit: 'Send message',
  notConnected: {
    title: "We can't receive messages yet",
    text: "Thanks for writing. This form isn't connected, so nothing was sent. Your text is still here if you'd like to copy it.",
  },
} as const;
