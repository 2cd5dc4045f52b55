import { registerToDashboard, sessionExpired } from '#stories/flows/session-flows.ts';
import { clientSendsOffer, sessionEndsWhileWriting } from '#stories/flows/message-flows.ts';
import { bothReview, offersThatEnd } from '#stories/flows/offer-flows.ts';
import { workerFirstMessage } from '#stories/flows/task-flows.ts';
import { clientPostsTask } from '#stories/flows/posting-flows.ts';
import { wholeWay } from '#stories/flows/whole-way-flows.ts';
import type { Flow } from '#stories/flows/flow.ts';
import { people } from '#mocks/scenarios/accounts.ts';
import { actIn } from './page-actor.ts';
import { at } from './steps.ts';
import { expect, test, type FlowFixtures } from './test.ts';

function play({ scenario, steps }: Flow, endsAt: RegExp) {
  return async ({ page, open }: Pick<FlowFixtures, 'page' | 'open'>) => {
    await open(scenario);
    const actor = actIn(page);
    for (const { name, run } of steps) await test.step(name, () => run(actor));
    await expect(page).toHaveURL(at(endsAt));
  };
}

const atDashboard = /\/dashboard$/;
const atMessages = /\/messages\?conversation=7$/;
const atOffers = /\/offers(\?offer=14)?$/;

test(
  '[flow.register-to-dashboard] signs up, enters the code, sees the dashboard',
  play(registerToDashboard, atDashboard),
);
test(
  '[flow.session-expired] is sent to sign-in and back to the page',
  play(sessionExpired, atDashboard),
);

test(
  '[flow.session-expired] keeps what is being written when the session ends',
  play(sessionEndsWhileWriting, atMessages),
);
test(
  '[flow.client-sends-offer] sends an offer, and another one after it was declined',
  play(clientSendsOffer, atMessages),
);

test(
  '[flow.worker-first-message] finds a task, writes to its client, who reads the message',
  play(workerFirstMessage, /\/messages\?conversation=1$/),
);

test(
  '[flow.client-posts-task] posts a task, edits it, cancels it and deletes it',
  play(clientPostsTask, /\/client$/),
);

test(
  '[flow.offer-happy-path] goes from a task to two reviews',
  play(wholeWay, /\/offers(\?offer=\d+)?$/),
);

test('[flow.both-review] takes an offer from its answer to two reviews', async ({
  page,
  open,
  fetchJson,
}) => {
  await play(bothReview, /\/pending-reviews$/)({ page, open });
  // The public averages of both users.
  for (const [id, average_rating] of [
    [people.client.id, 4],
    [people.worker.id, 5],
  ]) {
    const stats = await fetchJson(`/api/public/reviews/user/${id}/stats`);
    expect(stats).toMatchObject({ data: { average_rating } });
  }
});

test('[flow.offer-cancelled] declines one offer and cancels two', ({ page, open }) =>
  play(offersThatEnd, atOffers)({ page, open }));
