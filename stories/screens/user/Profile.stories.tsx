import { settled, showsText } from '../steps.ts';
import { expect, waitFor, within } from 'storybook/test';
import { answersWith, fails, never, patches } from '#mocks/faults/faults.ts';
import { getProfile } from '#src/contract/reviews.ts';
import { inAllModes, inThreeModes, samePictureAs } from '#states/modes.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import preview from '#stories/stage/preview.tsx';
import type { StepContext } from '#stories/stage/step-context.ts';
import {
  profileAverage249,
  profileAverage250,
  profileAverage349,
  profileAverage350,
  profileAverage449,
  profileAverage450,
  profileFiveStarAll,
  profileFiveStarNone,
  profileFiveStarThird,
  profileLoaded,
  profileLong,
  profileNoReviews,
} from '#mocks/scenarios/profiles.ts';
import { UserScreen } from '#src/screens/user/UserScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Profile',
  component: UserScreen,
  parameters: { scenario: profileLoaded },
});

/** Checks the badge above the breakdown: its tone, and the average that it says. */
function hasBadge(tone: 'success' | 'accent' | 'info' | 'danger', average: string) {
  return async ({ canvas }: StepContext) => {
    const badge = (await canvas.findByText(average)).closest('[data-tone]');
    await expect(badge).toHaveAttribute('data-tone', tone);
  };
}

function hasShare(share: string) {
  return async ({ canvas }: StepContext) => {
    const term = await canvas.findByText('5-star reviews');
    await expect(term.nextElementSibling).toHaveTextContent(share);
  };
}

const ratings = { subject: { region: 'Ratings' } };

export const Loaded = meta.story({
  parameters: { states: ['user.loaded'], chromatic: inAllModes },
  play: async ({ canvas }) => {
    // Once.
    await expect(await canvas.findAllByText(/23 reviews/)).toHaveLength(1);
    await expect(document.title).toBe('Wes Okafor · Nearhand');
  },
});

export const Loading = meta.story({
  parameters: { faults: [never(getProfile)], states: ['user.loading'], chromatic: inThreeModes },
  play: showsText('Loading the profile'),
});

export const NotFound = meta.story({
  parameters: { at: '/user/4711', states: ['user.not-found'], chromatic: inThreeModes },
});

/** The server has no data for the user, and doesn't say so with a status. */
export const EmptyData = meta.story({
  parameters: {
    faults: [answersWith(getProfile, { data: null })],
    states: ['user.not-found'],
    chromatic: samePictureAs('screens-profile/not-found.desktop-light'),
  },
});

/** An address that can't belong to anyone is not found without a call. */
export const BrokenId = meta.story({
  parameters: {
    at: '/user/9999999999',
    states: ['user.not-found'],
    chromatic: samePictureAs('screens-profile/not-found.desktop-light'),
  },
  play: async (context) => {
    await settled(context);
    const calls = stageOf(context).server.seen.filter(({ call }) => call === getProfile.name);
    await expect(calls).toEqual([]);
  },
});

export const ServerError = meta.story({
  parameters: { faults: [fails(getProfile, 500)], states: ['user.error'] },
});

export const NoReviews = meta.story({
  parameters: { scenario: profileNoReviews, states: ['user.no-reviews'], chromatic: inThreeModes },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'New on Nearhand' });
    // It says so instead of showing zeros.
    await expect(canvas.queryByText(/^0\.0$|%$|^Showing/)).not.toBeInTheDocument();
  },
});

export const Green = meta.story({
  parameters: { ...ratings, scenario: profileAverage450, states: ['user.badge.green-4.5'] },
  play: hasBadge('success', '4.5'),
});

export const YellowHigh = meta.story({
  parameters: { ...ratings, scenario: profileAverage449, states: ['user.badge.yellow-4.49'] },
  play: hasBadge('accent', '4.49'),
});

export const YellowLow = meta.story({
  parameters: { ...ratings, scenario: profileAverage350, states: ['user.badge.yellow-3.5'] },
  play: hasBadge('accent', '3.5'),
});

export const InfoHigh = meta.story({
  parameters: { ...ratings, scenario: profileAverage349, states: ['user.badge.info-3.49'] },
  play: hasBadge('info', '3.49'),
});

export const InfoLow = meta.story({
  parameters: { ...ratings, scenario: profileAverage250, states: ['user.badge.info-2.5'] },
  play: hasBadge('info', '2.5'),
});

export const Red = meta.story({
  parameters: { ...ratings, scenario: profileAverage249, states: ['user.badge.red-2.49'] },
  play: hasBadge('danger', '2.49'),
});

export const NoFiveStars = meta.story({
  parameters: { ...ratings, scenario: profileFiveStarNone, states: ['user.five-star-share'] },
  play: hasShare('0%'),
});

export const ThirdFiveStars = meta.story({
  parameters: { ...ratings, scenario: profileFiveStarThird, states: ['user.five-star-share'] },
  play: hasShare('33%'),
});

export const AllFiveStars = meta.story({
  parameters: { ...ratings, scenario: profileFiveStarAll, states: ['user.five-star-share'] },
  play: hasShare('100%'),
});

/** The viewer's own. */
export const Own = meta.story({
  parameters: { as: 'worker', chromatic: inThreeModes, subject: 'header' },
  play: showsText('This is your public profile'),
});

/** Anyone can read a profile. */
export const SignedOut = meta.story({
  parameters: { as: 'nobody', subject: 'header' },
});

export const Shared = meta.story({
  parameters: { steps: [['press', 'button', '^Share$']] },
  play: showsText('Link copied.'),
});

/** The figures don't belong to the reviews: the page shows both, as the server sends them. */
export const ContradictoryFigures = meta.story({
  parameters: {
    faults: [
      patches(getProfile, {
        data: {
          statistics: { average_rating: 0, total_reviews: 0 },
          reviews: { pagination: { total: 0 } },
        },
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Showing 10 of 10 reviews')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/NaN|Infinity/);
  },
});

export const LongTexts = meta.story({
  parameters: { scenario: profileLong, chromatic: inThreeModes },
});

export const Mobile = meta.story({
  parameters: {
    states: ['user.mobile'],
    chromatic: samePictureAs('screens-profile/loaded.phone-light'),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const ratings = (await canvas.findByRole('heading', { name: 'Ratings' })).closest(
      '[data-card]',
    );
    const reviews = canvas.getByRole('region', { name: 'Recent reviews' });
    await waitFor(() => expect(within(reviews).getAllByRole('article')).toHaveLength(10));
    await expect(reviews.getBoundingClientRect().top).toBeGreaterThan(
      ratings?.getBoundingClientRect().bottom ?? 0,
    );
  },
});
