import { PRODUCT_NAME } from '#src/domain/product.ts';

/** The copy of the app shell. */
export const shellCopy = {
  skip: 'Skip to the content',
  nav: {
    label: 'Main',
    home: 'Home',
    about: 'About',
    contact: 'Contact',
    auth: 'Login / Register',
    dashboard: 'Dashboard',
    messages: 'Messages',
    offers: 'Offers',
    worker: 'Worker',
    client: 'Client',
    profile: 'Profile',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    userMenu: ', your account',
    unread: (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`),
  },
  footer: (year: number) => `© ${year} ${PRODUCT_NAME}. Neighbors helping neighbors.`,
  routeError: {
    title: 'This page stumbled',
    text: 'Nothing that you saved is lost. Load the page again, or go on elsewhere.',
    reload: 'Load the page again',
  },
  source: { mock: 'Mock data', hosted: 'Hosted API', local: 'Local API' },
  loading: 'Loading the page',
} as const;
