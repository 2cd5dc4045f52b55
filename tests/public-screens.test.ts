import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { paths } from '#src/lib/paths.ts';
import { ContactScreen } from '#src/screens/contact/ContactScreen.tsx';
import { HomeScreen } from '#src/screens/home/HomeScreen.tsx';
import { NotFoundScreen } from '#src/screens/not-found/NotFoundScreen.tsx';
import { PaymentScreen } from '#src/screens/payment/PaymentScreen.tsx';
import { AboutScreen } from '#src/screens/placeholder/AboutScreen.tsx';
import { ServicesScreen } from '#src/screens/placeholder/ServicesScreen.tsx';
import { screenElement } from './screen-element.tsx';

/** The screens that are rendered to HTML at build time, with their address. */
const screens: readonly (readonly [at: string, screen: ComponentType])[] = [
  [paths.home.to(), HomeScreen],
  [paths.about.to(), AboutScreen],
  [paths.services.to(), ServicesScreen],
  [paths.contact.to(), ContactScreen],
  [paths.payment.to(), PaymentScreen],
  ['/nope', NotFoundScreen],
];

// The content security policy blocks `style` attributes in HTML.
it.each(screens)('%s can be read before any code has run', (at, Screen) => {
  const html = renderToStaticMarkup(screenElement(Screen, at));
  expect(html).toMatch(/<title>[^<]+<\/title>/);
  expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  expect(html).not.toContain('style="');
});
