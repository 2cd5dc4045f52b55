import { screen, userEvent } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { getUserStats, listReviews } from '#src/contract/reviews.ts';
import { reviewListCopy as copy } from '#src/features/reviews/copy.ts';
import { fails, never, when } from '#mocks/faults/faults.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';
import { advance, press, requestsOf } from '../steps.ts';
import { reviewsLoaded } from '#mocks/scenarios/reviews.ts';
import { ReviewsScreen } from '#src/screens/reviews/ReviewsScreen.tsx';

const cards = () => screen.queryAllByRole('article');
const calls = (stage: Stage) => requestsOf(stage, listReviews);
const tab = (name: string) => screen.getByRole('tab', { name });
const search = () => screen.getByRole('searchbox', { name: 'Search' });
const userId = () => screen.getByRole('textbox', { name: 'User ID' });

/** The 300 ms after the last key. */
async function debounce(stage: Stage): Promise<void> {
  await settle(stage);
  await advance(stage, 300);
}

describe('the stats', () => {
  it('are absent after a failure, which is only reported [reviews.about-me.stats-failed]', async () => {
    const { stage } = await renderStage(ReviewsScreen, {
      scenario: reviewsLoaded,
      faults: [fails(getUserStats, 500)],
    });
    expect(cards()).toHaveLength(12);
    expect(screen.queryByRole('region', { name: copy.stats.title })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(stage.problems.map(({ title }) => title)).toEqual([copy.stats.failed]);
  });

  it('are refreshed with the list', async () => {
    const { stage } = await renderStage(ReviewsScreen, reviewsLoaded);
    const stats = () => stage.server.seen.filter(({ call }) => call === getUserStats.name).length;
    const before = [stats(), calls(stage).length] as const;
    await press(stage, 'Refresh');
    expect([stats(), calls(stage).length]).toEqual(before.map((count) => count + 1));
  });
});

describe('the tabs', () => {
  it('are in the address, and keep the search but no user id', async () => {
    const { stage } = await renderStage(ReviewsScreen, { scenario: reviewsLoaded });
    await userEvent.click(tab('Browse All'));
    await settle(stage);
    await userEvent.type(userId(), '2');
    await userEvent.type(search(), 'the');
    await debounce(stage);
    expect(stage.address()).toBe('/reviews?tab=browse&search=the&user_id=2');
    await userEvent.click(tab("I've Written"));
    await settle(stage);
    expect(stage.address()).toBe('/reviews?tab=written&search=the');
    expect(search()).toHaveProperty('value', 'the');
    expect(screen.queryByRole('textbox', { name: 'User ID' })).toBeNull();
    expect(calls(stage).at(-1)?.query).toMatchObject({ reviewer_id: '2', search: 'the' });
    await userEvent.click(tab('About Me'));
    await settle(stage);
    expect(stage.address()).toBe('/reviews?search=the');
  });

  it('take along what was typed last', async () => {
    const { stage } = await renderStage(ReviewsScreen, reviewsLoaded);
    await userEvent.type(search(), 'the');
    await userEvent.click(tab('Browse All'));
    await settle(stage);
    expect(stage.address()).toBe('/reviews?search=the&tab=browse');
  });

  it('never show the reviews of another tab while theirs load', async () => {
    const { stage } = await renderStage(ReviewsScreen, {
      scenario: reviewsLoaded,
      faults: [when({ query: { reviewer_id: '2' } }, never(listReviews))],
    });
    expect(cards()).toHaveLength(12);
    await userEvent.click(tab("I've Written"));
    await settle(stage);
    expect(cards()).toHaveLength(0);
    screen.getByText(copy.loading);
    expect(tab("I've Written")).toBe(document.activeElement);
  });

  it('never show the reviews of another tab after theirs failed to load', async () => {
    const { stage } = await renderStage(ReviewsScreen, {
      scenario: reviewsLoaded,
      faults: [
        when({ query: { search: 'the' } }, never(listReviews)),
        when({ query: { reviewer_id: '2' } }, fails(listReviews, 500)),
      ],
    });
    await userEvent.click(tab("I've Written"));
    await settle(stage);
    screen.getByRole('alert');
    await userEvent.type(search(), 'the');
    await debounce(stage);
    expect(calls(stage).at(-1)?.query).toMatchObject({ reviewer_id: '2', search: 'the' });
    expect(cards()).toHaveLength(0);
    screen.getByText(copy.loading);
  });

  it('ignore a user id in the address of About Me', async () => {
    const { stage } = await renderStage(ReviewsScreen, {
      scenario: reviewsLoaded,
      at: '/reviews?user_id=7',
    });
    expect(calls(stage).map(({ query }) => query?.['user_id'])).toEqual(['2']);
    expect(cards()).toHaveLength(12);
  });
});

describe('the user id', () => {
  it('that is invalid is reset by the button of the empty list', async () => {
    const { stage } = await renderStage(ReviewsScreen, {
      scenario: reviewsLoaded,
      at: '/reviews?tab=browse&search=chandelier',
    });
    await userEvent.type(userId(), '7x');
    await userEvent.click(screen.getByRole('button', { name: copy.filters.clear }));
    await debounce(stage);
    expect(userId()).toHaveProperty('value', '');
    expect(stage.address()).toBe('/reviews?tab=browse');
    expect(cards()).toHaveLength(12);
  });

  it('that is invalid does not return with its tab', async () => {
    const { stage } = await renderStage(ReviewsScreen, {
      scenario: reviewsLoaded,
      at: '/reviews?tab=browse',
    });
    await userEvent.type(userId(), '7x');
    for (const name of ['About Me', 'Browse All']) {
      await userEvent.click(tab(name));
      await settle(stage);
    }
    expect(userId()).toHaveProperty('value', '');
  });
});
