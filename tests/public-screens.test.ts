import { expect, it } from 'vitest';
import { prerender } from '#src/app/prerender.tsx';
import { paths } from '#src/lib/navigation/paths.ts';

const pages = [
  paths.home.to(),
  paths.about.to(),
  paths.services.to(),
  paths.contact.to(),
  paths.payment.to(),
  '/nope',
];

// The content security policy blocks `style` attributes in HTML. The build covers those of the libraries
// on the sign-in page.
it.each(pages)('%s can be read before any code has run', async (path) => {
  const { head, body } = await prerender(path, '/');
  expect(head).toMatch(/<title>[^<]+<\/title>/);
  expect(body).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  expect(body).not.toContain('style="');
});

it('all testimonials can be read before any code has run', async () => {
  const { body } = await prerender(paths.home.to(), '/');
  expect(body.match(/<blockquote/g)).toHaveLength(4);
  expect(body).not.toContain('inert');
});
