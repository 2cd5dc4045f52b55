import { readFile } from 'node:fs/promises';
import { requestsCopy } from '#workbench/tabs/requests-copy.ts';
import { saveCopy } from '#workbench/tabs/save-copy.ts';
import { sourceCopy } from '#workbench/tabs/source-copy.ts';
import { worldCopy } from '#workbench/tabs/world-copy.ts';
import { at } from './steps.ts';
import { expect, test } from './test.ts';
import { decline, openTab, panel, ribbon } from './workbench-steps.ts';

// The panel exists in the mocked app only. See playwright.config.ts.

test('the tab Network takes the app offline and back', async ({ page, open }) => {
  await open('offers-loaded');
  await expect(page.getByRole('article').first()).toBeVisible();
  await openTab(page, 'Network');
  const offline = panel(page).getByRole('button', { name: 'Offline' });
  await offline.click();
  await expect.poll(() => page.url()).toContain('latency=offline');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await panel(page).getByRole('button', { name: '0 ms', exact: true }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Wes' })).toBeVisible();
});

test('the tab Requests makes a scenario of the session', async ({ page, open }) => {
  await open('offers-loaded');
  await expect(page.getByRole('article').first()).toBeVisible();
  await openTab(page, 'Requests');
  await panel(page).getByRole('button', { name: requestsCopy.save.make }).click();
  await expect(panel(page).getByText(requestsCopy.save.made)).toBeVisible();
  const download = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: requestsCopy.save.download }).click();
  const code = await readFile(await (await download).path(), 'utf8');
  expect(code).toContain("id: 'offers-loaded-recorded'");
  expect(code).not.toContain('wes@nearhand.example');
});

test('the tab World edits a row, which the app follows, and restores a file', async ({
  page,
  open,
}) => {
  await open('offers-card-pending');
  await openTab(page, 'World');
  await panel(page)
    .getByRole('button', { name: /^Offers/ })
    .click();
  await panel(page).getByRole('button', { name: /12/ }).first().click();
  await panel(page).getByRole('button', { name: worldCopy.row.edit, exact: true }).click();
  await panel(page).getByLabel('Payment amount').fill('77');
  await panel(page).getByRole('button', { name: worldCopy.form.save, exact: true }).click();
  await expect(page.getByRole('article')).toContainText('$77');

  await openTab(page, 'Scenario');
  await openTab(page, 'World');
  await page.reload();
  const download = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: worldCopy.file.download, exact: true }).click();
  const file = await (await download).path();
  await panel(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'broken.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"format":"nearhand-world"'),
    });
  await expect(panel(page).getByText(worldCopy.file.refused)).toBeVisible();
  await expect(page.getByRole('article')).toContainText('$77');

  await ribbon(page).getByRole('button', { name: 'Back to the demo' }).click();
  await expect(page).toHaveURL(at('/'));
  await panel(page).locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('article')).toContainText('$77');
});

test('the tab Save puts changed rows into a link, and prints them', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('offers-card-pending');
  await decline(page);
  await openTab(page, 'Save');
  await expect(panel(page).getByLabel(saveCopy.link.label, { exact: true })).toHaveValue(/rows=/);
  await panel(page).getByRole('button', { name: saveCopy.link.copy, exact: true }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/offers\?scenario=offers-card-pending&rows=\S+$/);
  await panel(page).getByLabel(saveCopy.files.name).fill('Offers, one declined');
  await panel(page).getByLabel(saveCopy.files.id, { exact: true }).fill('offers-one-declined');
  await panel(page).getByRole('button', { name: saveCopy.files.show }).click();
  await panel(page).getByRole('button', { name: saveCopy.files.copyScenario }).click();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toContain("id: 'offers-one-declined'");
  expect(code).toContain("status: 'declined'");
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('article')).toContainText('Declined');
});

test('the tab Source needs a development build', async ({ page, open }) => {
  await open('demo');
  await openTab(page, 'Source');
  await expect(panel(page).getByText(sourceCopy.unavailable.title)).toBeVisible();
});
