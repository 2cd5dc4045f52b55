import { expect, it } from 'vitest';
import { groupByCause, reportLines, reportPage, type ReportedPicture } from './report.ts';

function picture(name: string, file: string): ReportedPicture {
  return {
    name,
    file,
    verdict: 'changed',
    before: `${name}.before.png`,
    after: `${name}.png`,
    difference: `${name}.difference.png`,
  };
}

const groups = groupByCause(
  [
    picture('screens-offers/list.phone-dark', 'offers'),
    picture('ui-button/sheet.phone-dark', 'button'),
    picture('screens-user/profile.phone-dark', 'button'),
  ],
  (file) => (file === 'button' ? 'src/ui/Button.tsx' : 'src/screens/offers/OffersScreen.tsx'),
);

it('names each picture in a line, by cause, the design system first', () => {
  expect(reportLines(groups)).toEqual([
    '  src/ui/Button.tsx (2)',
    '    ui-button/sheet.phone-dark: changed',
    '    screens-user/profile.phone-dark: changed',
    '  src/screens/offers/OffersScreen.tsx (1)',
    '    screens-offers/list.phone-dark: changed',
  ]);
});

it('shows before, after and difference side by side', () => {
  const page = reportPage('3 pictures differ', groups.slice(1));
  expect([...page.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, source]) => source)).toEqual([
    'screens-offers/list.phone-dark.before.png',
    'screens-offers/list.phone-dark.png',
    'screens-offers/list.phone-dark.difference.png',
  ]);
});

it('says why a picture is missing', () => {
  const pictures = [
    { ...picture('new', 'new'), before: undefined, difference: undefined },
    { ...picture('grown', 'grown'), difference: undefined },
  ];
  const page = reportPage(
    '2 pictures differ',
    groupByCause(pictures, (file) => file),
  );
  expect(page).toContain('It is new.');
  expect(page).toContain('The sizes differ.');
});
