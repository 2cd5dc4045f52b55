import { within } from 'storybook/test';

/**
 * Finds an item of a sheet, for its play function.
 *
 * @example within(sheetItem(canvasElement, 'Read-only')).queryByRole('button')
 */
export function sheetItem(canvasElement: HTMLElement, caption: string): HTMLElement {
  const title = within(canvasElement).getByText(caption, { selector: 'figcaption' });
  return title.parentElement as HTMLElement;
}
