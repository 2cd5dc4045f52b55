import { expect, it } from 'vitest';
import { reportPage } from './report.ts';

it('shows before, after and difference side by side, and says what is new', () => {
  const page = reportPage('2 pictures differ', [
    { name: 'ui-button/sheet.phone-dark', isNew: false },
    { name: 'ui-button/new.phone-dark', isNew: true },
  ]);
  expect([...page.matchAll(/<img src="([^"]+)"/g)].map(([, source]) => source)).toEqual([
    'ui-button/sheet.phone-dark.before.png',
    'ui-button/sheet.phone-dark.png',
    'ui-button/sheet.phone-dark.before.png',
    'ui-button/sheet.phone-dark.png',
    'ui-button/new.phone-dark.png',
  ]);
  expect(page).toContain('It is new.');
});
