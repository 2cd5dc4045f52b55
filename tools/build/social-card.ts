import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The picture that social networks show with a link to any page, in `public`. */
export const SOCIAL_CARD = { file: 'social-card.png', width: 1200, height: 630 } as const;

const ALT = 'Nearhand: home tasks, done by students next door';

/**
 * Adds the tags of the social card to index.html. They need an absolute address, so a build without one
 * has none.
 *
 * @param siteUrl the value of `VITE_SITE_URL`
 */
export function socialCard(siteUrl: string | undefined): Plugin {
  return {
    name: 'nearhand-social-card',
    transformIndexHtml: () => (siteUrl ? tagsOf(siteUrl) : []),
  };
}

function tagsOf(siteUrl: string): HtmlTagDescriptor[] {
  const properties = {
    'og:image': `${siteUrl}/${SOCIAL_CARD.file}`,
    'og:image:width': String(SOCIAL_CARD.width),
    'og:image:height': String(SOCIAL_CARD.height),
    'og:image:alt': ALT,
  };
  return [
    ...Object.entries(properties).map(([property, content]) => meta({ property, content })),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

function meta(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'meta', attrs, injectTo: 'head' };
}
