import { expect, it } from 'vitest';
import { reportPage, type ReportedPicture } from './report.ts';

function picture(name: string): ReportedPicture {
  return {
    name,
    file: 'stories/ui/Button.stories.tsx',
    verdict: 'changed',
    before: `${name}.before.png`,
    after: `${name}.png`,
    difference: `${name}.difference.png`,
  };
}

it('shows before, after and difference side by side', () => {
  const page = reportPage('1 picture differs', [picture('ui-button/sheet.phone-dark')]);
  expect([...page.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, source]) => source)).toEqual([
    'ui-button/sheet.phone-dark.before.png',
    'ui-button/sheet.phone-dark.png',
    'ui-button/sheet.phone-dark.difference.png',
  ]);
});

it('says why a picture is missing', () => {
  const page = reportPage('2 pictures differ', [
    { ...picture('new'), before: undefined, difference: undefined },
    { ...picture('grown'), difference: undefined },
  ]);
  expect(page).toContain('It is new.');
  expect(page).toContain('The sizes differ.');
});
