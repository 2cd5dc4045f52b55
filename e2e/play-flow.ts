import type { Flow } from '#stories/flows/flow.ts';
import { actIn } from './page-actor.ts';
import { at } from './steps.ts';
import { expect, test, type FlowFixtures } from './test.ts';

/**
 * Creates a test that plays a flow and ends on a page.
 *
 * @example test('signs in', play(signsIn, /\/dashboard$/))
 */
export function play({ scenario, steps }: Flow, endsAt: RegExp) {
  return async ({ page, open }: FlowFixtures) => {
    await open(scenario);
    const actor = actIn(page);
    for (const { name, run } of steps) await test.step(name, () => run(actor));
    await expect(page).toHaveURL(at(endsAt));
  };
}
