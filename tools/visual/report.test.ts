import { expect, it } from 'vitest';
import { reportPage } from './report.ts';

it('shows before, after and difference side by side', () => {
  const page = reportPage([
    {
      name: 'ui-button/sheet.phone-dark',
      before: 'ui-button/sheet.phone-dark.before.png',
      after: 'ui-button/sheet.phone-dark.actual.png',
      difference: 'ui-button/sheet.phone-dark.diff.png',
    },
  ]);
  expect(page).toContain('1 picture differs');
  expect([...page.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, source]) => source)).toEqual([
    'ui-button/sheet.phone-dark.before.png',
    'ui-button/sheet.phone-dark.actual.png',
    'ui-button/sheet.phone-dark.diff.png',
  ]);
});

it('says why a picture stands alone', () => {
  expect(reportPage([{ name: 'new', after: 'new.png' }])).toContain('there is no reference');
  expect(reportPage([{ name: 'grown', before: 'a.png', after: 'b.png' }])).toContain(
    'sizes differ',
  );
});
