import { expect, it } from 'vitest';
import { storyStarts, storyStatesModule } from './story-index-starts.ts';

const FILE = 'stories/screens/offers/List.stories.tsx';

const SOURCE = `
import { fails, never as hangs } from '#mocks/faults/faults.ts';
import { listOffers } from '#src/contract/offers.ts';
import type { OfferStatus } from '#src/domain/offer.ts';
import { inAllModes } from '#states/modes.ts';
import { press, shows, URGENT } from './offer-steps.ts';

const meta = preview.meta({ title: 'Offers', parameters: { scenario: 'offers-loaded', at: '/offers' } });
const FILTERED = '/offers?status=paid';
const asClient = { as: 'client' } as const;
const failing = (status: number, _offer?: OfferStatus) => [fails(listOffers, status)];
const drawn = () => ({ render: () => <p>{FILTERED}</p> });

export const Loaded = meta.story({
  parameters: { states: ['offers.list.loaded'], chromatic: inAllModes },
  play: async (context) => { await shows(context); },
});
export const Failed = meta.story({
  parameters: { ...asClient, at: FILTERED, faults: failing(500), clock: URGENT, states: ['offers.list.error'] },
  play: async ({ userEvent }) => { await userEvent.click(document.body); },
});
export const Retried = meta.story({
  parameters: { faults: [hangs(listOffers)], states: ['offers.list.retried'] },
  play: press('Try again'),
});
export const Drawn = meta.story({ ...drawn(), parameters: { states: ['offers.list.drawn'] } });
export const Unlisted = meta.story({ parameters: { at: '/' } });
`;

const STEPS = `
import { expect } from 'storybook/test';
export const URGENT = '+10d';
export const shows = async ({ canvas }) => { await canvas.findByText('12 offers'); };
const click = (name) => async (context) => { await context.userEvent.click(name); };
export const press = (name) => click(name);
`;

function read(file: string): string {
  expect(file).toBe('stories/screens/offers/offer-steps.ts');
  return STEPS;
}

const starts = storyStarts(FILE, SOURCE, read);

it('has a start for each story that shows a state in the app', () => {
  expect(starts.map(({ id }) => id)).toEqual([
    'offers--loaded',
    'offers--failed',
    'offers--retried',
  ]);
});

it('finds the stories that go on with steps, also with steps of another file', () => {
  expect(starts.map(({ hasSteps }) => hasSteps)).toEqual([false, true, true]);
});

it('writes a module of the states, with what they are made of and nothing else', () => {
  expect(storyStatesModule(FILE, SOURCE, read)).toBe(
    [
      "import { fails } from '#mocks/faults/faults.ts';",
      "import { never as hangs } from '#mocks/faults/faults.ts';",
      "import { listOffers } from '#src/contract/offers.ts';",
      "import { type OfferStatus } from '#src/domain/offer.ts';",
      "const URGENT = '+10d';",
      "const FILTERED = '/offers?status=paid';",
      "const asClient = { as: 'client' } as const;",
      'const failing = (status: number, _offer?: OfferStatus) => [fails(listOffers, status)];',
      'export const storyStates = {',
      "  'offers--loaded': { scenario: 'offers-loaded', at: '/offers' },",
      "  'offers--failed': { scenario: 'offers-loaded', ...asClient, at: FILTERED, faults: failing(500), clock: URGENT },",
      "  'offers--retried': { scenario: 'offers-loaded', at: '/offers', faults: [hangs(listOffers)] },",
      '};',
    ].join('\n'),
  );
});
