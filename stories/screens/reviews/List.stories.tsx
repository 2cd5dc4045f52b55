import { settled, showsBusy, showsCount } from '../steps.ts';
import type { Action } from '#flows/flow.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import { expect, screen, within } from 'storybook/test';
import { getUserStats, listReviews } from '#src/contract/reviews.ts';
import { fails, never, onPage } from '#mocks/faults/faults.ts';
import { inAllModes, inOneMode, samePictureAs } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import {
  cardsOf,
  lastQuery,
  showsEmpty,
  showsSkeleton,
  showsTab,
  userIdField,
} from './review-steps.ts';
import { reviewsEmpty, reviewsLoaded } from '#mocks/scenarios/reviews.ts';
import { ReviewsScreen } from '#src/screens/reviews/ReviewsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Reviews/List',
  component: ReviewsScreen,
  parameters: { scenario: reviewsLoaded },
});

const more: Action = ['press', 'button', '^Load More$'];
const written = '/reviews?tab=written';
const browse = '/reviews?tab=browse';
const viewportOnly = { ...inOneMode, cropToViewport: true };
const inAllViewports = { ...inAllModes, cropToViewport: true };

export const AboutMe = meta.story({
  parameters: {
    states: ['reviews.about-me.loaded', 'reviews.load-more.available'],
    chromatic: inAllViewports,
  },
  play: async (context) => {
    await showsCount(context, 12);
    await showsTab(context, 'About Me');
    await expect(context.canvas.getByText('15 reviews', { selector: 'header *' })).toBeVisible();
    await expect(await context.canvas.findByRole('region', { name: 'Your rating' })).toBeVisible();
    await expect(lastQuery(context)).toMatchObject({ user_id: '2' });
  },
});

export const AboutMeLoading = meta.story({
  parameters: {
    faults: [never(listReviews), never(getUserStats)],
    states: ['reviews.about-me.loading'],
    chromatic: inAllViewports,
  },
  play: async (context) => {
    await showsSkeleton(context);
    await screen.findByText('Loading your rating');
  },
});

export const AboutMeEmpty = meta.story({
  parameters: {
    scenario: reviewsEmpty,
    states: ['reviews.about-me.empty', 'reviews.stats.zero'],
    chromatic: inAllViewports,
  },
  play: async (context) => {
    await showsEmpty('No reviews about you yet')(context);
    await expect(await context.canvas.findByText('New on Nearhand')).toBeVisible();
  },
});

export const Written = meta.story({
  parameters: { at: written, states: ['reviews.written.loaded'], chromatic: inAllViewports },
  play: async (context) => {
    const cards = await cardsOf(context);
    await showsTab(context, "I've Written");
    for (const card of cards) await expect(within(card).getByText('You')).toBeVisible();
    await expect(lastQuery(context)).toMatchObject({ reviewer_id: '2' });
  },
});

export const WrittenLoading = meta.story({
  parameters: {
    at: written,
    faults: [never(listReviews)],
    states: ['reviews.written.loading'],
    chromatic: viewportOnly,
  },
  play: showsSkeleton,
});

export const WrittenEmpty = meta.story({
  parameters: {
    scenario: reviewsEmpty,
    at: written,
    states: ['reviews.written.empty'],
    chromatic: viewportOnly,
  },
  play: showsEmpty("You haven't written a review yet"),
});

export const BrowseAll = meta.story({
  parameters: { at: browse, states: ['reviews.browse.loaded'], chromatic: inAllViewports },
  play: async (context) => {
    await showsTab(context, 'Browse All');
    await showsCount(context, 12);
    await expect(await userIdField(context)).toBeVisible();
    const query = lastQuery(context);
    await expect(query).not.toHaveProperty('user_id');
    await expect(query).not.toHaveProperty('reviewer_id');
  },
});

export const BrowseAllLoading = meta.story({
  parameters: {
    at: browse,
    faults: [never(listReviews)],
    states: ['reviews.browse.loading'],
    chromatic: viewportOnly,
  },
  play: showsSkeleton,
});

export const BrowseAllEmpty = meta.story({
  parameters: {
    scenario: reviewsEmpty,
    at: browse,
    states: ['reviews.browse.empty'],
    chromatic: viewportOnly,
  },
  play: showsEmpty('No reviews yet'),
});

export const LoadingMore = meta.story({
  parameters: {
    faults: [onPage(2, never(listReviews))],
    states: ['reviews.load-more.loading'],
    chromatic: viewportOnly,
    steps: [more],
  },
  play: showsBusy('Load More', 'Loading more reviews'),
});

export const LoadMoreError = meta.story({
  parameters: {
    faults: [onPage(2, fails(listReviews, 500))],
    chromatic: viewportOnly,
    steps: [more],
  },
  play: playSteps,
});

export const LoadedAll = meta.story({
  parameters: { states: ['reviews.load-more.done'], chromatic: viewportOnly, steps: [more] },
  play: playSteps,
});

export const ServerError = meta.story({
  parameters: {
    faults: [fails(listReviews, 500)],
    states: ['reviews.error.list'],
    chromatic: inAllViewports,
  },
});

export const HttpStatus = meta.story({
  parameters: {
    at: browse,
    faults: [fails(listReviews, 503)],
    states: ['reviews.error.http-status'],
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: {
    at: browse,
    states: ['reviews.mobile'],
    chromatic: {
      ...samePictureAs('screens-reviews-list/browse-all.phone-light'),
      cropToViewport: true,
    },
  },
  play: async (context) => {
    const [first] = await cardsOf(context);
    await expect(first?.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
    for (const tab of context.canvas.getAllByRole('tab')) await expect(tab).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Filters' })).toBeVisible();
    await settled(context);
  },
});
