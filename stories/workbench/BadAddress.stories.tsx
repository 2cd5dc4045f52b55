import { expect } from 'storybook/test';
import { parseStateAddress, StateProblem } from '#mocks/scenarios/state-address.ts';
import { BadAddress } from '#workbench/BadAddress.tsx';
import { inAllModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';

/** The page for an address that the mocks can't open. */
const meta = preview.meta({ title: 'Workbench/Bad address' });

/** The page of an address, as the app shows it. */
function PageOf({ search }: { search: string }) {
  try {
    parseStateAddress(`/${search}`);
  } catch (error) {
    if (error instanceof StateProblem) return <BadAddress problem={error} search={search} />;
  }
  throw new Error(`The address "${search}" has no problem.`);
}

/** Links to the scenarios with the closest ids keep the rest of the address. */
export const UnknownScenario = meta.story({
  render: () => <PageOf search="?scenario=offer-loaded&as=client" />,
  parameters: { chromatic: inAllModes },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'offers-loaded' })).toHaveAttribute(
      'href',
      '?scenario=offers-loaded&as=client',
    );
  },
});

export const WrongFault = meta.story({
  render: () => <PageOf search="?scenario=offers-loaded&fault=offers.accept:5000" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The fault, status: at most 599')).toBeVisible();
  },
});
