import type { Page } from '@playwright/test';
import { flow as workerFirstMessage } from '#flows/worker-first-message.flow.ts';
import { expect, test } from './test.ts';

// Tours exist in the mocked app only. See playwright.config.ts.
// Stories and flows.spec.ts play every flow, and the actor has tests of its own.

const barIn = (page: Page) => page.getByRole('region', { name: /^Guided tour/ });
const captionIn = (page: Page) => barIn(page).getByRole('status').first();

test('a tour starts in the panel, goes on over a sign-in, back, and ends', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Workbench/ }).click();
  await page.getByRole('tab', { name: 'Tours' }).click();
  const { title, steps } = workerFirstMessage;
  await page.getByRole('button', { name: `Start the tour "${title}"` }).click();
  const bar = barIn(page);
  const [first, second, third] = steps.map(({ caption }) => caption);
  await expect(captionIn(page)).toHaveText(first!);
  // The panel makes room, and the focus is in the bar.
  await expect(page.getByRole('complementary', { name: 'Workbench' })).toBeHidden();
  await expect(bar.getByRole('button', { name: 'Next step' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(captionIn(page)).toHaveText(second!);
  await page.keyboard.press('Enter');
  await expect(captionIn(page)).toHaveText(third!);
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible();
  await bar.getByRole('button', { name: 'Back' }).click();
  await expect(captionIn(page)).toHaveText(second!);
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeHidden();
  await bar.getByRole('button', { name: 'End the tour' }).click();
  await expect(bar).toBeHidden();
});
