/** The relative luminance of computed colors. */
const lights = new Map<string, number>();

/** Whether a computed color is opaque. */
export function isOpaque(color: string): boolean {
  return !color.startsWith('rgba(') && !color.includes('/') && color !== 'transparent';
}

/** The contrast of two opaque computed colors, as WCAG defines it: from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  return contrastOfLights(computedLightOf(one), computedLightOf(other));
}

/** The contrast of two relative luminances. */
export function contrastOfLights(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The relative luminance of a color in linear sRGB. */
export function lightOf([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function computedLightOf(color: string): number {
  const light = lights.get(color) ?? lightOf([...paint(color)].map((part) => linear(part / 255)));
  lights.set(color, light);
  return light;
}

/** The color as the browser paints it, whatever its notation. */
function paint(color: string): Uint8ClampedArray {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('The browser gives no canvas to paint on.');
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return canvas.getImageData(0, 0, 1, 1).data;
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
