import { authCopy } from '#src/features/auth/copy.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { submitSignIn } from './steps.ts';
import { expect, test } from './test.ts';

// The browser of the tests has no back-forward cache: the server's answer leaves the page as it is, and the test
// sends the event of a page that is restored.
test('Back from the page after sign-in shows a form that works', async ({ page, open }) => {
  await open('demo');
  await page.goto(paths.auth.to());
  await page.route(`**${paths.dashboard.to()}`, (route) => route.fulfill({ status: 204 }));
  await submitSignIn(page, 'client');
  await expect(page.getByRole('tab', { name: authCopy.tabs.register })).toBeDisabled();
  await expect(page.getByRole('button', { name: /Clara/ })).toBeVisible();
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(page.getByText(authCopy.signedIn.title('Clara'))).toBeVisible();
  await expect(page.getByRole('button', { name: authCopy.signIn })).toBeEnabled();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});
