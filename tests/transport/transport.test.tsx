import { screen } from 'storybook/test';
import { expect, it } from 'vitest';
import { listOffers } from '#src/contract/offers.ts';
import { never } from '#mocks/faults/faults.ts';
import { dialectNames } from '#mocks/server/dialects.ts';
import { renderStage } from '../render-stage.tsx';
import { advance, press } from '../steps.ts';
import { offersLoaded } from '#mocks/scenarios/offers.ts';
import { OffersScreen } from '#src/screens/offers/OffersScreen.tsx';

it('waits for an answer for any time, and lets the viewer go on [api.never-answers]', async () => {
  const { stage } = await renderStage(OffersScreen, {
    scenario: offersLoaded,
    faults: [never(listOffers)],
  });
  await advance(stage, 10 * 60_000);
  screen.getByText('Loading your offers');
  expect(screen.queryByText('Failed to fetch offers')).toBeNull();
  await press(stage, 'Messages');
  expect(stage.address()).toBe('/messages');
});

it.each(dialectNames)(
  'the offers of a server like %s show, and each other form is reported',
  async (dialect) => {
    const { stage } = await renderStage(OffersScreen, { scenario: offersLoaded, dialect });
    screen.getByText('Showing 10 of 24');
    expect(stage.problems.filter(({ isMinor }) => !isMinor)).toEqual([]);
    expect(stage.problems.flatMap(({ details }) => details)).toContain(
      'offers.*.payment_amount: expected number, got string (5 characters)',
    );
  },
);
