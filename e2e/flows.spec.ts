import { registerToDashboard, sessionExpired } from '#stories/flows/session-flows.ts';
import { clientSendsOffer, sessionEndsWhileWriting } from '#stories/flows/message-flows.ts';
import { bothReview, offersThatEnd } from '#stories/flows/offer-flows.ts';
import { workerFirstMessage } from '#stories/flows/task-flows.ts';
import { clientPostsTask } from '#stories/flows/posting-flows.ts';
import { wholeWay } from '#stories/flows/whole-way-flows.ts';
import { people } from '#mocks/scenarios/accounts.ts';
import { play } from './play-flow.ts';
import { expect, test } from './test.ts';

// Over HTTP, on the production build: mocked-flows.spec.ts has those that the mocked app plays. See playwright.config.ts.

const atDashboard = /\/dashboard$/;
const atMessages = /\/messages\?conversation=7$/;

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
  request,
}) => {
  await play(bothReview, /\/pending-reviews$/)({ page, open });
  // The public averages of both users.
  for (const [id, average_rating] of [
    [people.client.id, 4],
    [people.worker.id, 5],
  ]) {
    const path = `/api/public/reviews/user/${id}/stats`;
    const stats: unknown = await (
      await request.get(`${process.env['E2E_API_URL'] ?? ''}${path}`)
    ).json();
    expect(stats).toMatchObject({ data: { average_rating } });
  }
});

test(
  '[flow.offer-cancelled] declines one offer and cancels two',
  play(offersThatEnd, /\/offers(\?offer=14)?$/),
);
