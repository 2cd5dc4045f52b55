import { PRODUCT_NAME } from '#src/domain/product.ts';

/** The copy of the landing page. */
export const homeCopy = {
  title: 'Home',
  headline: 'Home tasks, done by students next door',
  text: `${PRODUCT_NAME} connects you with local students for furniture assembly, moving, cleaning, repairs, and yard work.`,
  promise: 'Payment is protected until the job is done.',
  start: 'Get started',
  toDashboard: 'Go to your dashboard',
} as const;
