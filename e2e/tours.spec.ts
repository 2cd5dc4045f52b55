import type { Page } from '@playwright/test';
import { flow as bothReview } from '#flows/both-review.flow.ts';
import { flow as sessionExpired } from '#flows/session-expired.flow.ts';
import { flow as wholeWay } from '#flows/whole-way.flow.ts';
import { flow as workerFirstMessage } from '#flows/worker-first-message.flow.ts';
import { tourCopy } from '#workbench/tours/copy.ts';
import { signIn } from './steps.ts';
import { expect, test } from './test.ts';

// Tours exist in the mocked app only. See playwright.config.ts.

const copy = tourCopy.bar;

const barIn = (page: Page) => page.getByRole('region', { name: /^Guided tour/ });
const captionIn = (page: Page) => barIn(page).getByRole('status').first();

/**
 * Stories and flows.spec.ts play all flows, and each action of a tour has tests of its own. What is left is how a tour
 * survives new pages: in the first, two people follow each other in four sign-ins, each a reload in mid-step. In the
 * second, a step loads a page by itself, with a session that has expired.
 */
const wholeTours = { 'whole-way': wholeWay, 'session-expired': sessionExpired };

test.describe('without the motion of the pointer', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [id, { steps }] of Object.entries(wholeTours)) {
    test(`the tour ${id} plays to its end`, async ({ page }) => {
      await page.goto(`/?tour=${id}`);
      const bar = barIn(page);
      await bar.getByLabel(copy.speed).selectOption(copy.speeds(4));
      // The outcome, whichever it is, so that a tour that is stuck tells why.
      const outcome = bar.getByText(copy.finished).or(bar.getByText(copy.stuck));
      await expect(outcome).toBeVisible({ timeout: 100_000 });
      await expect(bar).toContainText(copy.finished);
      const { length } = steps;
      await expect(bar.getByText(copy.step(length, length))).toBeVisible();
    });
  }
});

test('a tour starts in the panel, pauses, steps and ends by keyboard', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Workbench/ }).click();
  await page.getByRole('tab', { name: 'Tours' }).click();
  const { title, steps } = workerFirstMessage;
  await page.getByRole('button', { name: tourCopy.startLabel(title) }).click();
  const bar = barIn(page);
  const [first, second, third] = steps.map(({ caption }) => caption);
  await expect(captionIn(page)).toHaveText(first!);
  // The panel makes room, and the focus is in the bar.
  await expect(page.getByRole('complementary', { name: 'Workbench' })).toBeHidden();
  await expect(bar.getByRole('button', { name: copy.pause })).toBeFocused();

  // Over the reload of the sign-in, at once.
  await page.keyboard.press('ArrowRight');
  await expect(captionIn(page)).toHaveText(second!);
  await page.locator('body').press(' ');
  await expect(bar.getByRole('button', { name: copy.play })).toBeVisible();
  await page.reload();
  await expect(captionIn(page)).toHaveText(second!);
  await bar.getByRole('button', { name: copy.next }).click();
  await expect(captionIn(page)).toHaveText(third!);
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible();
  await expect(bar.getByRole('button', { name: copy.play })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await page.reload();
  // The address has the open task, whose dialog hides the navigation from screen readers.
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible();
  await expect(bar).toBeHidden();
});

test('a tour tells what it is stuck at, and goes on when the visitor has done it', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/?tour=client-sends-offer');
  const bar = barIn(page);
  await bar.getByRole('button', { name: copy.pause }).click();
  // Then the tour finds no link to sign in.
  await page.getByRole('link', { name: 'Login / Register' }).click();
  await signIn(page, 'client');
  await bar.getByRole('button', { name: copy.play }).click();
  await page.clock.runFor('00:20');
  await expect(bar.getByRole('alert')).toContainText('the link "Login / Register"');
  await page.getByRole('link', { name: /^Messages/ }).click();
  await page.getByRole('link', { name: /Wes Okafor/ }).click();
  await bar.getByRole('button', { name: copy.next }).click();
  await expect(page.getByRole('heading', { name: 'Send an offer' })).toBeVisible();
});

test('a tour waits in a window that is too narrow', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto('/?tour=client-sends-offer');
  const bar = barIn(page);
  await expect(bar).toContainText(tourCopy.tooNarrow.title);
  const play = bar.getByRole('button', { name: copy.play });
  await expect(play).toBeDisabled();
  await page.setViewportSize({ width: 1000, height: 800 });
  await play.click();
  await expect(bar.getByRole('button', { name: copy.pause })).toBeVisible();
});

test('a tour stops when another world is opened', async ({ page }) => {
  await page.goto('/?tour=both-review');
  const bar = barIn(page);
  await expect(bar.getByRole('button', { name: copy.pause })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the demo' }).click();
  await expect(bar).toContainText(copy.otherWorld);
  await bar.getByRole('button', { name: copy.again }).click();
  await expect(captionIn(page)).toHaveText(bothReview.steps[0]!.caption);
});

test('an unknown tour is answered with those that there are', async ({ page }) => {
  await page.goto('/?tour=nope');
  const title = 'We couldn\'t open "tour=nope"';
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('link', { name: 'whole-way' }).click();
  await expect(barIn(page)).toBeVisible();
});
