import type { Flow } from '#flows/flow.ts';
import { actIn } from './page-actor.ts';
import { at } from './steps.ts';
import { expect, test, type FlowFixtures } from './test.ts';

/** Creates a test that plays a flow. @example test(flow.title, play(flow)) */
export function play({ scenario, endsAt, steps }: Flow) {
  return async ({ page, open }: FlowFixtures) => {
    await open(scenario.id);
    const actor = actIn(page);
    for (const { name, run } of steps) await test.step(name, () => run(actor));
    await expect(page).toHaveURL(at(endsAt));
  };
}
