import { screen, userEvent, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { getProfile } from '#src/contract/reviews.ts';
import { fails, once, patches, slow } from '#mocks/faults/faults.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { oneOffer } from '#mocks/scenarios/offer-seeds.ts';
import { scenario } from '#mocks/scenarios/scenario.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { letAnswersAge } from '../let-answers-age.ts';
import { renderStage } from '../render-stage.tsx';

const calls = ({ server }: Stage) =>
  server.seen.filter(({ call }) => call === getProfile.name).length;
const name = () => screen.getByRole('heading', { level: 1 }).textContent;
const button = (label: string) => screen.getByRole('button', { name: label });
const shown = () => screen.queryAllByRole('article').length;

async function goTo(stage: Stage, path: string): Promise<void> {
  await stage.visit().router.navigate(path);
  await settle(stage);
}

describe('the address', () => {
  it.each(['abc', '-1', '0', '1.5', '9999999999', '2147483648', '02', '%20', '2x'])(
    'of %s is not found, without a call',
    async (id) => {
      const { stage } = await renderStage({ scenario: 'profile-loaded', at: `/user/${id}` });
      screen.getByText('User profile not found.');
      expect(calls(stage)).toBe(0);
    },
  );

  it("shows the server's own message for a 404", async () => {
    const { stage } = await renderStage('dashboard-loaded');
    stage.server.addFault(fails(getProfile, 404, { message: 'This account was closed.' }));
    await goTo(stage, '/user/2');
    screen.getByText('This account was closed.');
  });

  it('falls back to the text of product.md §8 for a 404 without a message', async () => {
    const { stage } = await renderStage('dashboard-loaded');
    stage.server.addFault(fails(getProfile, 404));
    await goTo(stage, '/user/2');
    screen.getByText('User profile not found.');
  });

  it('that changes shows the other profile only, also while the first is on its way', async () => {
    const { stage } = await renderStage('home');
    const { worker, sparse } = people;
    stage.server.addFault(once(slow(getProfile, 5_000)));
    await goTo(stage, `/user/${worker.id}`);
    await goTo(stage, `/user/${sparse.id}`);
    expect(name()).toBe('Sam Ito');
    stage.clock.advance(5_000);
    await settle(stage);
    expect(name()).toBe('Sam Ito');
    expect(document.title).toBe('Sam Ito · Nearhand');
    expect(document.body.textContent).not.toContain('Okafor');
  });

  it('that changes shows nothing of the profile before while the other one loads', async () => {
    const { stage } = await renderStage('profile-loaded');
    stage.server.addFault(slow(getProfile, 5_000));
    await goTo(stage, '/user/3');
    expect(document.body.textContent).not.toContain('Okafor');
    expect(shown()).toBe(0);
    stage.clock.advance(5_000);
    await settle(stage);
    expect(name()).toBe('Sam Ito');
  });
});

describe('Back', () => {
  it.each([
    ['the dashboard when signed in', 'client', '/dashboard'],
    ['the home page when signed out', 'nobody', '/'],
  ] as const)('of a page opened directly leads to %s [user.back]', async (_, as, path) => {
    const { stage } = await renderStage({ scenario: 'profile-loaded', as });
    await userEvent.click(button('Back'));
    await settle(stage);
    expect(stage.address()).toBe(path);
  });

  it('returns to the page before the profile [user.back]', async () => {
    const { stage } = await renderStage('dashboard-loaded');
    await goTo(stage, '/about');
    await goTo(stage, '/user/2');
    await goTo(stage, '/user/2');
    await stage.visit().router.navigate(-1);
    await settle(stage);
    await userEvent.click(button('Back'));
    await settle(stage);
    expect(stage.address()).toBe('/about');
  });

  it('works on a page that is not found', async () => {
    const { stage } = await renderStage({ scenario: 'profile-loaded', at: '/about' });
    await goTo(stage, '/user/abc');
    await userEvent.click(button('Back'));
    await settle(stage);
    expect(stage.address()).toBe('/about');
  });
});

describe('the link to all reviews', () => {
  it('leads to the reviews of this user', async () => {
    const { stage } = await renderStage('profile-loaded');
    await userEvent.click(screen.getByRole('link', { name: 'See all reviews' }));
    await settle(stage);
    expect(stage.address()).toBe('/reviews?tab=browse&user_id=2');
    screen.getByText('Showing 12 of 23');
    await stage.visit().router.navigate(-1);
    await settle(stage);
    expect(name()).toBe('Wes Okafor');
  });

  it.each([
    ['a signed-out visitor', { scenario: 'profile-loaded', as: 'nobody' }],
    ['a profile that has them all', { scenario: 'profile-five-star-all' }],
  ] as const)('is absent for %s', async (_, state) => {
    await renderStage(state);
    expect(screen.queryByRole('link', { name: /^See all/ })).toBe(null);
  });
});

describe('sharing', () => {
  it.each([
    ['copied', 'Link copied.'],
    ['failed', "We couldn't copy the link. Copy it from the address bar."],
  ] as const)('tells when the link was %s', async (outcome, text) => {
    const { stage } = await renderStage({ scenario: 'profile-loaded', at: '/user/2?from=mail' });
    stage.endSharing(outcome);
    await userEvent.click(button('Share'));
    await screen.findByText(text);
    expect(stage.sharedPages).toEqual([{ title: 'Wes Okafor on Nearhand', path: '/user/2' }]);
  });

  it.each(['shared', 'dismissed'] as const)('says nothing when it was %s', async (outcome) => {
    const { stage } = await renderStage('profile-loaded');
    stage.endSharing(outcome);
    await userEvent.click(button('Share'));
    await settle(stage);
    expect(stage.visit().services.notices.current()).toBe(null);
  });
});

describe('the figures', () => {
  it('follow a review that the viewer writes elsewhere in the app', async () => {
    const { stage } = await renderStage({ scenario: 'pending-reviews-one', at: '/user/2' });
    screen.getByRole('heading', { name: 'New on Nearhand' });
    await goTo(stage, '/pending-reviews');
    await userEvent.click(screen.getByRole('button', { name: /^Write Review/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await settle(stage);
    await userEvent.click(dialog.getByRole('radio', { name: /^4 of 5/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Submit review' }));
    await settle(stage);
    await goTo(stage, '/user/2');
    screen.getByText('Showing 1 of 1 review');
    screen.getByText('4.0');
  });

  it('contain no NaN when they disagree with the reviews', async () => {
    const { stage } = await renderStage({ scenario: 'profile-loaded', at: '/about' });
    const nothing = { average_rating: 0, total_reviews: 0, rating_breakdown: { '5_star': 7 } };
    stage.server.addFault(patches(getProfile, { data: { statistics: nothing } }));
    await goTo(stage, '/user/2');
    expect(document.body.textContent).not.toMatch(/NaN|Infinity/);
    screen.getByText('0%', { selector: 'dd' });
  });

  it('stay when a refresh fails', async () => {
    const { stage } = await renderStage('profile-loaded');
    await goTo(stage, '/about');
    stage.server.addFault(fails(getProfile, 500));
    letAnswersAge();
    await goTo(stage, '/user/2');
    screen.getByText('Failed to load user profile (HTTP 500)');
    expect(name()).toBe('Wes Okafor');
    expect(shown()).toBe(10);
  });
});

describe('a link to a profile', () => {
  const offers = scenario({
    id: 'profile-links',
    title: 'Links to profiles',
    as: 'worker',
    at: '/offers',
    seed: oneOffer('pending'),
  });

  it.each([
    ['an offer card', '/offers', 'Clara Novak', '/user/1'],
    ['the header of a chat', '/messages?conversation=1', 'Clara Novak', '/user/1'],
  ])('of %s leads there, and Back returns', async (_, at, person, path) => {
    const { stage } = await renderStage({ ...offers, at });
    const [link] = await screen.findAllByRole('link', { name: person });
    if (link) await userEvent.click(link);
    await settle(stage);
    expect(stage.address()).toBe(path);
    expect(name()).toBe(person);
    await userEvent.click(button('Back'));
    await settle(stage);
    expect(stage.address()).toBe(at);
  });

  it('of the details of a task leads there, and Back returns to the details', async () => {
    const at = '/worker/tasks?task=12';
    const { stage } = await renderStage({ scenario: 'tasks-one', at });
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('link', { name: 'Clara Novak' }));
    await settle(stage);
    expect(stage.address()).toBe('/user/1');
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await settle(stage);
    expect(stage.address()).toBe(at);
    await screen.findByRole('dialog');
  });
});

it('marks the own profile', async () => {
  await renderStage({ scenario: 'profile-loaded', as: 'worker' });
  screen.getByText('This is your public profile.');
});

it('shows the profile to a signed-out visitor whose call needs no token', async () => {
  const { stage } = await renderStage({ scenario: 'profile-loaded', as: 'nobody' });
  expect(name()).toBe('Wes Okafor');
  expect(stage.server.seen.every(({ status }) => status === 200)).toBe(true);
});
