import { screen } from 'storybook/test';
import { expect, it } from 'vitest';
import { dialectNames } from '#mocks/server/dialects.ts';
import { renderStage } from '../render-stage.tsx';

it.each(dialectNames)(
  'the offers of a server like %s show, and each other form is reported',
  async (dialect) => {
    const { stage } = await renderStage({ scenario: 'offers-loaded', dialect });
    expect(await screen.findByText('Showing 10 of 24')).toBeTruthy();
    expect(stage.problems.filter(({ isMinor }) => !isMinor)).toEqual([]);
    expect(stage.problems.flatMap(({ details }) => details)).toContain(
      'offers.*.payment_amount: expected number, got string (5 characters)',
    );
  },
);
