/** The product's name, the only place where it stands. */
export const PRODUCT_NAME = 'Nearhand';
