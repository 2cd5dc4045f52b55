import { screen, userEvent, waitFor } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { login, register } from '#src/contract/auth.ts';
import { getDashboard } from '#src/contract/dashboards.ts';
import { listOffers } from '#src/contract/offers.ts';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { createApi } from '#src/lib/calls/api.ts';
import type { Problem } from '#src/lib/app/environment.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import {
  answersHtml,
  answersWith,
  fails,
  never,
  offline,
  once,
  slow,
} from '#mocks/faults/faults.ts';
import { seededAccounts } from '#mocks/fixtures/accounts.ts';
import { fillSignIn, submitSignIn } from '#stories/screens/auth/sign-in-steps.ts';
import {
  fillSignUp,
  newcomer,
  signUpField,
  submitSignUp,
} from '#stories/screens/auth/sign-up-steps.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage, type RenderedStage } from '../render-stage.tsx';
import { authCopy } from '#src/features/auth/copy.ts';

const [client] = seededAccounts;

/** Traces of parsers, markup and code, which nobody should have to read. */
const FOR_DEVELOPERS = /error:|unexpected|token|json|<!doctype|undefined|\[object|zod|contract/i;

/** A screen whose content comes from one call. */
interface ScreenCase {
  readonly call: typeof getDashboard | typeof listOffers;
  readonly path: '/dashboard' | '/offers';
  readonly fallback: string;
  readonly loading: string;
  /** A text that only the loaded content has. */
  readonly loaded: RegExp;
}

const SCREENS: readonly ScreenCase[] = [
  {
    call: getDashboard,
    path: '/dashboard',
    fallback: 'Failed to fetch dashboard data',
    loading: 'Loading your stats',
    loaded: /^tasks posted$/,
  },
  {
    call: listOffers,
    path: '/offers',
    fallback: 'Failed to fetch offers',
    loading: 'Loading your offers',
    loaded: /^\d+ offers?$/,
  },
];

/** The screen after a client-side navigation, before its call has been answered. */
async function openScreen(
  { path }: ScreenCase,
  prepare: (stage: Stage) => void,
): Promise<RenderedStage> {
  const rendered = await renderStage({ scenario: 'offers-loaded', at: '/', as: 'client' });
  prepare(rendered.stage);
  await rendered.stage.visit().router.navigate(path);
  await settle(rendered.stage);
  return rendered;
}

/** A fault for one call of a screen: what is shown, and what is reported to developers. */
interface Failure {
  readonly arrange: (stage: Stage, screen: ScreenCase) => void;
  /** The message; the call's fallback by default. */
  readonly message?: string;
  readonly reported?: (call: string, screen: ScreenCase) => Problem;
}

function answersOnce({ environment }: Stage, { path }: ScreenCase, body: string, type: string) {
  const send = environment.fetch;
  environment.fetch = async (request) => {
    if (new URL(request.url).pathname !== `/api${path}`) return send(request);
    environment.fetch = send;
    return new Response(body, { headers: { 'Content-Type': type } });
  };
}

const notJson = (details: string) => (call: string) => ({
  title: `${call} did not answer with JSON`,
  details: [details],
});

const failsOnce = (status: number, message?: string, retryAfter?: number): Failure => ({
  arrange: (stage, { call }) =>
    stage.server.addFault(
      once(
        fails(
          call,
          status,
          message === undefined ? null : { message },
          retryAfter === undefined ? {} : { retryAfter },
        ),
      ),
    ),
  ...(message === undefined ? {} : { message }),
});

const FAILURES: Readonly<Record<string, Failure>> = {
  'the network is down': {
    arrange: (stage, { call }) => stage.server.addFault(once(offline(call))),
  },
  'a proxy answers 200 with HTML': {
    arrange: (stage, { call }) => stage.server.addFault(once(answersHtml(call))),
    reported: notJson('status 200: got HTML, 57 characters'),
  },
  'a proxy answers 502 with HTML': {
    arrange: (stage, { call }) => stage.server.addFault(once(answersHtml(call, 502))),
  },
  'the body is empty': { ...failsOnce(200), reported: notJson('status 200: got an empty body') },
  'there is no content': { ...failsOnce(204), reported: notJson('status 204: got an empty body') },
  'the JSON is cut off': {
    arrange: (stage, where) => answersOnce(stage, where, '{"offers":[', 'application/json'),
    reported: notJson('status 200: got broken JSON, 11 characters'),
  },
  'the body has another shape': {
    arrange: (stage, { call }) => stage.server.addFault(once(answersWith(call, []))),
    reported: (call) => ({
      title: `${call} broke the contract`,
      details: ['(body): expected object, got array (0 items)'],
    }),
  },
  'the viewer may not': failsOnce(403, 'You cannot see this.'),
  'nothing is there': failsOnce(404, 'This is no longer here.'),
  'there is a conflict': failsOnce(409, 'This has changed in the meantime.'),
  'the input is invalid': failsOnce(422, 'Check your input and try again.'),
  'there were too many requests': failsOnce(429, 'Please try again in 30 seconds.', 30),
  'the server fails without a body': failsOnce(500),
  'the server is down for maintenance': failsOnce(503),
};

describe.each(SCREENS)('$path', (where) => {
  it.each(Object.entries(FAILURES))('when %s, says so and can try again', async (_, failure) => {
    const { stage, canvas, element } = await openScreen(where, (opened) =>
      failure.arrange(opened, where),
    );
    await canvas.findByText(failure.message ?? where.fallback);
    expect(element.querySelector('h1')).not.toBeNull();
    expect(element.textContent).not.toMatch(FOR_DEVELOPERS);
    expect(canvas.queryByText(where.loading)).toBeNull();
    const call = `GET ${where.path}`;
    expect(stage.problems).toEqual(failure.reported ? [failure.reported(call, where)] : []);

    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText(where.loaded);
    expect(canvas.queryByText(failure.message ?? where.fallback)).toBeNull();
  });

  it('when the token is dead, asks to sign in again', async () => {
    const { stage, canvas } = await openScreen(where, ({ server }) =>
      server.addFault(fails(where.call, 401, { message: 'Sign in to continue.' })),
    );
    await canvas.findByText(authCopy.reasons['session-ended'].title);
    expect(stage.address()).toBe('/auth');
    expect(stage.storage.get(SESSION_KEYS.token)).toBeNull();
  });

  it('when the server is slow, shows that it loads and then the content', async () => {
    const { stage, canvas } = await openScreen(where, ({ server }) =>
      server.addFault(slow(where.call, 3_000)),
    );
    canvas.getByText(where.loading);
    stage.clock.advance(2_999);
    await settle(stage);
    canvas.getByText(where.loading);
    stage.clock.advance(1);
    await settle(stage);
    canvas.getByText(where.loaded);
    expect(canvas.queryByText(where.loading)).toBeNull();
  });

  it('when no answer comes, waits and lets the visitor go on [api.never-answers]', async () => {
    const { stage, canvas } = await openScreen(where, ({ server }) =>
      server.addFault(never(where.call)),
    );
    stage.clock.advance(10 * 60_000);
    await settle(stage);
    canvas.getByText(where.loading);
    expect(canvas.queryByText(where.fallback)).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Messages' }));
    await settle(stage);
    expect(stage.address()).toBe('/messages');
  });
});

describe('the forms', () => {
  it('show a 401 without a session as an error of the form', async () => {
    const { stage, canvas } = await renderStage({ scenario: 'home', at: paths.auth.to() });
    stage.server.addFault(once(fails(login, 401, { message: 'Wrong email or password.' })));
    await fillSignIn({ canvas, userEvent }, client);
    await submitSignIn({ canvas, userEvent });
    await canvas.findByText('Wrong email or password.');
    expect(canvas.queryByText(authCopy.reasons['session-ended'].title)).toBeNull();
    await submitSignIn({ canvas, userEvent });
    await canvas.findByRole('heading', { name: 'Hello, Clara' });
  });

  it('show the errors of known fields there, and the message for an unknown one', async () => {
    const { stage, canvas, element } = await renderStage({
      scenario: 'home',
      at: paths.auth.to({ tab: 'register' }),
    });
    const message = 'We could not create your account.';
    const errors = { city: ['We are not in your city yet.'], referral_code: ['Unknown code.'] };
    stage.server.addFault(once(fails(register, 422, { message, errors })));
    await fillSignUp({ canvas }, newcomer);
    await submitSignUp({ canvas, userEvent });
    await canvas.findByText('We are not in your city yet.');
    canvas.getByText(message);
    const city = await signUpField(canvas, 'city');
    await waitFor(() => expect(city).toHaveFocus());
    expect(await signUpField(canvas, 'email')).toHaveValue(newcomer.email);
    expect(element.textContent).not.toMatch(FOR_DEVELOPERS);
    await submitSignUp({ canvas, userEvent });
    await screen.findByRole('dialog', { name: 'Verify your email' });
  });
});

it('the wait of a 429 reaches the client through the network', async () => {
  const { stage } = await renderStage({ scenario: 'offers-loaded', at: '/', as: 'client' });
  stage.server.addFault(once(fails(getDashboard, 429, null, { retryAfter: 30 })));
  await expect(createApi(stage.environment).call(getDashboard, {})).rejects.toMatchObject({
    status: 429,
    retryAfter: 30_000,
  });
});
