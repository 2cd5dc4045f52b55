import { registerToDashboard, sessionExpired } from '#stories/flows/session-flows.ts';
import type { Flow } from '#stories/flows/flow.ts';
import { actIn } from './page-actor.ts';
import { expect, test } from './test.ts';

function play({ steps }: Flow): Parameters<typeof test>[2] {
  return async ({ page, open }) => {
    await open('demo');
    const actor = actIn(page);
    for (const { name, run } of steps) await test.step(name, () => run(actor));
    await expect(page).toHaveURL(/\/dashboard$/);
  };
}

test(
  '[flow.register-to-dashboard] signs up, enters the code, sees the dashboard',
  play(registerToDashboard),
);
test('[flow.session-expired] is led to sign-in and back to the page', play(sessionExpired));
