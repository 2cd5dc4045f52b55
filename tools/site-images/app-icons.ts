/** An icon of the installed app, in `public`. */
export interface AppIcon {
  readonly file: string;
  /** Its width and height in pixels. */
  readonly size: number;
  /** How much of the width the symbol of favicon.svg takes. Systems cut off the rest in their own shape. */
  readonly scale: number;
}

/** The icons of index.html and site.webmanifest. A maskable icon keeps its symbol in the middle 80%. */
export const APP_ICONS: readonly AppIcon[] = [
  { file: 'apple-touch-icon.png', size: 180, scale: 0.9 },
  { file: 'icon-192.png', size: 192, scale: 0.76 },
  { file: 'icon-512.png', size: 512, scale: 0.76 },
];

/** The page that is the picture of an icon: the symbol on a background without rounded corners. */
export function iconPage(svg: string, { scale }: AppIcon): string {
  const background = /<rect[^>]*fill="([^"]+)"/.exec(svg)?.[1];
  if (background === undefined) throw new Error('favicon.svg has no background to extend.');
  return `<style>
    body { display: grid; margin: 0; block-size: 100vh; place-items: center; background: ${background} }
    svg { inline-size: ${scale * 100}% }
  </style>${svg}`;
}
