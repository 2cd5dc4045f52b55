import { screen, userEvent, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import {
  acceptOffer,
  cancelOffer,
  completeOffer,
  declineOffer,
  listOffers,
} from '#src/contract/offers.ts';
import { REVIEW_PROMPT_MS } from '#src/domain/review.ts';
import { fails, once, slow } from '#mocks/faults/faults.ts';
import { OFFER_ID, withOthers } from '#mocks/scenarios/offer-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import { renderStage } from '../render-stage.tsx';
import { advance, button, fill, press, sent, visit, waitForClose } from '../steps.ts';
import { authCopy } from '#src/features/auth/copy.ts';
import { dashboardLoaded } from '#mocks/scenarios/dashboard.ts';
import { offersCardPending } from '#mocks/scenarios/offer-cards.ts';
import { offersDetailsFull, offersDetailsPending } from '#mocks/scenarios/offer-details.ts';
import { offersBetweenTwo, offersLoaded } from '#mocks/scenarios/offers.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { OffersScreen } from '#src/screens/offers/OffersScreen.tsx';
import { AuthScreen } from '#src/screens/auth/AuthScreen.tsx';

const screens = [OffersScreen, DashboardScreen, AuthScreen];

const WRITE = 'Write a review';

/** The title of the first card that has a button. */
function titleOfCardWith(name: string): string {
  const card = screen
    .getAllByRole('article')
    .find((article) => within(article).queryByRole('button', { name }) !== null);
  if (!card) throw new Error(`No card has the button "${name}".`);
  return within(card).getByRole('heading', { level: 2 }).textContent;
}

async function pressOnCard(title: string, name: string | RegExp): Promise<void> {
  const card = screen.getByRole('article', { name: title });
  const pressed = within(card).queryByRole('button', { name });
  await userEvent.click(pressed ?? within(card).getByRole('link', { name }));
}

describe('the prompt for a review', () => {
  async function completing() {
    // One in progress, beside three that are paid and not reviewed.
    const { stage } = await renderStage(screens, {
      ...offersDetailsFull,
      at: '/offers',
      seed: (world) => {
        withOthers('in_progress')(world);
        world.reviews.replaceAll([]);
      },
    });
    stage.server.addFault(slow(completeOffer, 2_000));
    const completed = titleOfCardWith('Complete');
    await pressOnCard(completed, 'Complete');
    await settle(stage);
    return { stage, completed };
  }

  it('waits for the review of another offer to be finished', async () => {
    const { stage, completed } = await completing();
    const other = titleOfCardWith('Write Review');
    await pressOnCard(other, 'Write Review');
    const dialog = await screen.findByRole('dialog', { name: WRITE });
    await settle(stage);
    await userEvent.click(within(dialog).getByRole('radio', { name: /^4 of 5/ }));
    fill(within(dialog).getByRole('textbox'), 'About the other offer');
    await advance(stage, 2_000);
    await advance(stage, REVIEW_PROMPT_MS);
    expect(screen.getByRole('dialog', { name: WRITE })).toBe(dialog);
    expect(dialog.textContent).toContain(other);

    await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
    await waitForClose();
    await advance(stage, REVIEW_PROMPT_MS);
    const prompt = await screen.findByRole('dialog', { name: WRITE });
    await settle(stage);
    expect(prompt.textContent).toContain(completed);
    expect(within(prompt).getByRole('textbox')).toHaveProperty('value', '');
    await userEvent.click(within(prompt).getByRole('radio', { name: /^5 of 5/ }));
    await userEvent.click(within(prompt).getByRole('button', { name: 'Submit review' }));
    await screen.findByText('Review submitted successfully!');
    const reviews = stage.server.world.reviews.all();
    expect(reviews.map(({ task_offer_id }) => task_offer_id)).toEqual([OFFER_ID]);
  });

  it('waits for the details of another offer to be closed', async () => {
    const { stage } = await completing();
    await pressOnCard(titleOfCardWith('Write Review'), /^View Details/);
    const details = await screen.findByRole('dialog');
    await advance(stage, 2_000);
    await advance(stage, REVIEW_PROMPT_MS);
    expect(screen.getByRole('dialog')).toBe(details);
    await userEvent.keyboard('{Escape}');
    await waitForClose();
    await advance(stage, REVIEW_PROMPT_MS);
    await screen.findByRole('dialog', { name: WRITE });
  });

  it('does not interrupt typing', async () => {
    const { stage } = await completing();
    fill(screen.getByRole('searchbox', { name: 'Search' }), '');
    await advance(stage, 2_000);
    await advance(stage, REVIEW_PROMPT_MS);
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByRole('searchbox', { name: 'Search' }).blur();
    await advance(stage, REVIEW_PROMPT_MS);
    await screen.findByRole('dialog', { name: WRITE });
  });
});

describe('a conflict', () => {
  it('in the details shows its message and what was not sent', async () => {
    const { stage } = await renderStage(screens, offersDetailsPending);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    fill(await dialog.findByRole('textbox'), 'I come on Saturday at nine.');
    await stage.as('client').call(cancelOffer, { params: { id: OFFER_ID } });
    await userEvent.click(dialog.getByRole('button', { name: 'Accept offer' }));
    const alert = await dialog.findByRole('alert');
    await settle(stage);
    expect(alert.textContent).toContain("This offer is canceled, so it can't be accepted.");
    expect(alert.textContent).toContain('This offer has changed.');
    expect(alert.textContent).toContain('I come on Saturday at nine.');
    expect(dialog.queryByRole('button', { name: 'Accept' })).toBeNull();
  });
});

describe('when the session ends', () => {
  it('elsewhere, nothing private stays on the screen', async () => {
    const { stage, element } = await renderStage(screens, offersLoaded);
    const title = titleOfCardWith('Write Review');
    await pressOnCard(title, 'Write Review');
    await screen.findByRole('dialog', { name: WRITE });
    stage.storage.changeElsewhere({ auth_token: null, user: null });
    // One frame: what is painted next.
    await new Promise(requestAnimationFrame);
    expect(document.body.textContent).not.toContain(title);
    expect(screen.queryByRole('dialog')).toBeNull();
    await settle(stage);
    expect(stage.address()).toBe('/auth');
    expect(element.textContent).toContain(authCopy.reasons['signed-out-elsewhere'].title);
  });

  it('by a 401, Back shows nothing of the list', async () => {
    const { stage, element } = await renderStage(screens, dashboardLoaded);
    await visit(stage, '/offers');
    const calls = sent(stage, listOffers);
    stage.server.world.tokens.replaceAll([]);
    await userEvent.click(button('Refresh'));
    await screen.findByText(authCopy.reasons['session-ended'].title);
    await visit(stage, -1);
    expect(stage.address()).toBe('/auth');
    expect(element.querySelector('article')).toBeNull();
    expect(sent(stage, listOffers)).toBeGreaterThan(calls);
  });
});

it('an alert about one offer goes once another one is acted upon', async () => {
  const { stage } = await renderStage(screens, {
    scenario: offersBetweenTwo,
    as: 'worker',
    at: '/offers',
  });
  const cards = () => screen.getAllByRole('article');
  const press = async (card: number, name: string) => {
    await userEvent.click(within(cards()[card]!).getByRole('button', { name }));
    await settle(stage);
  };
  await press(0, 'Decline');
  stage.server.addFault(once(fails(declineOffer, 409)));
  await press(0, 'Decline offer');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await press(1, 'Decline');
  await press(1, 'Decline offer');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a refresh removes the alert of a transition that has failed', async () => {
  const { stage } = await renderStage(screens, {
    scenario: offersCardPending,
    faults: [once(fails(acceptOffer, 409, { message: 'Please try again.' }))],
  });
  await press(stage, 'Accept');
  await press(stage, 'Accept offer');
  screen.getByText('Please try again.');
  await press(stage, 'Refresh');
  expect(screen.queryByText('Please try again.')).toBeNull();
});
