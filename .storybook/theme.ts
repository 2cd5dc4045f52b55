import { PRODUCT_NAME } from '#src/domain/product.ts';
import { hexOf, scaleOf, tokensOf, type Theme } from '#stories/foundations/tokens.ts';

const ROOT_FONT_PX = 16;

/**
 * Maps the product's tokens to Storybook's theme variables.
 *
 * @param css the text of tokens.css
 */
export function themeValues(css: string, theme: Theme) {
  const tokens = tokensOf(css, theme);
  const radii = scaleOf(css, 'radius');
  const color = (name: string) => hexOf(tokens.get(name) ?? '');
  const pixels = (name: string) => Number.parseFloat(radii.get(name) ?? '') * ROOT_FONT_PX;
  return {
    base: theme,
    colorPrimary: color('brand'),
    // Storybook puts white text on it, and on a darker shade of it in the dark theme.
    colorSecondary: color(theme === 'dark' ? 'scene-leaf-light' : 'brand'),

    appBg: color('surface-sunken'),
    appContentBg: color('surface-raised'),
    appHoverBg: color('brand-soft'),
    appPreviewBg: color('surface'),
    appBorderColor: color('line'),
    appBorderRadius: pixels('control'),

    fontBase: scaleOf(css, 'font').get('sans') ?? 'system-ui, sans-serif',
    textColor: color('ink'),
    textInverseColor: color('surface-raised'),
    textMutedColor: color('ink-muted'),

    barBg: color('surface-raised'),
    barTextColor: color('ink-muted'),
    barHoverColor: color('brand'),
    barSelectedColor: color('brand'),

    buttonBg: color('surface-raised'),
    buttonBorder: color('line-strong'),
    booleanBg: color('surface-sunken'),
    booleanSelectedBg: color('surface-raised'),
    inputBg: color('surface-raised'),
    inputBorder: color('line-strong'),
    inputTextColor: color('ink'),
    inputBorderRadius: pixels('control'),

    brandTitle: brandOf(color('brand'), color('brand-ink'), color('accent')),
    brandUrl: './?path=/story/welcome--welcome',
    brandTarget: '_self',
  };
}

/** The theme variables that the product sets; Storybook fills in the rest. */
export type ThemeValues = ReturnType<typeof themeValues>;

/** The product's logo and name as HTML, which Storybook inserts as it is. */
function brandOf(brand: string, ink: string, accent: string): string {
  return [
    '<span style="display:flex;align-items:center;gap:10px;font-size:18px;letter-spacing:-0.01em">',
    '<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" fill="none">',
    `<rect width="32" height="32" rx="10" fill="${brand}"/>`,
    `<path d="M9 22.5v-8.2L16 9l7 5.3v8.2" stroke="${ink}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<circle cx="16" cy="19" r="3" fill="${accent}"/>`,
    `</svg>${PRODUCT_NAME}</span>`,
  ].join('');
}
