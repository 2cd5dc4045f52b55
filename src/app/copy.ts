import { counted } from '#src/domain/counted.ts';
import { PRODUCT_NAME } from '#src/domain/product.ts';

export const shellCopy = {
  skip: 'Skip to content',
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
    unread: (count: number) => counted(count, 'unread message'),
  },
  footer: (year: number) => `© ${year} ${PRODUCT_NAME}. Neighbors helping neighbors.`,
  routeError: {
    title: 'Something went wrong on this page',
    text: 'Everything you saved is safe. Reload the page to try again.',
    reload: 'Reload page',
  },
  missingScreen: {
    title: "We couldn't load this page",
    text: 'Check your connection and try again.',
    reload: 'Reload page',
  },
  userMenuFailed: "We couldn't load your menu",
  source: { hosted: 'Hosted API', local: 'Local API' },
  loading: 'Loading page',
} as const;
