import { expect, test } from './test.ts';
import { decline, offerStatus, openTab, panel } from './workbench-steps.ts';

// The mocked app as a phone in the same network opens it: without HTTPS, and so without service workers, locks and
// clipboard (playwright.config.ts has the host).

test.use({ baseURL: process.env['E2E_MOCKS_URL']?.replace('localhost', 'nearhand.test') });

test('a world works, keeps its changes, and has its panel', async ({ page }) => {
  await page.goto('/?scenario=offers-card-pending');
  expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator])).toEqual([
    false,
    false,
  ]);
  await expect(offerStatus(page)).toHaveText('Pending');
  await decline(page);
  await page.reload();
  await expect(offerStatus(page)).toHaveText('Declined');
  await openTab(page, 'Requests');
  await expect(panel(page).getByText('/offers').first()).toBeVisible();
  // Nothing to copy with: the address is selected to be copied by hand.
  await openTab(page, 'Scenario');
  await panel(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(panel(page).getByLabel('Text to copy with the keyboard')).toBeFocused();
});

test('two people of the demo write to each other', async ({ page }) => {
  await page.goto('/demo?scenario=messages-two-people&at=/messages?conversation=7');
  const [client, worker] = ['client', 'worker'].map((name) =>
    page.frameLocator(`iframe[name=${name}]`),
  );
  await client!.getByLabel(/^Message to/).fill('Is Saturday fine?');
  await client!.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(worker!.getByRole('log').getByText('Is Saturday fine?')).toBeVisible();
});
