import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';

/** Saves what a page shows once its fonts have loaded. Prints the size, and returns it in bytes. */
export async function savePicture(page: Page, folder: string, file: string): Promise<number> {
  const path = join(folder, file);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
  const { size } = await stat(path);
  console.log(`${file}  ${(size / 1000).toFixed(0)} kB`);
  return size;
}
