import { settled } from '../steps.ts';
import { expect, within } from 'storybook/test';
import { OFFER_STATUSES } from '#src/domain/offer.ts';
import { previewRows } from '#mocks/scenarios/message-row-seeds.ts';
import { inAllModes, inThreeModes, samePictureAs } from '#states/modes.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import preview from '#stories/stage/preview.tsx';
import type { StepContext } from '#stories/stage/step-context.ts';
import { rowOf, rowsOf, scrollToEnd } from './row-steps.ts';
import {
  messagesRowsExtreme,
  messagesRowsPreviews,
  messagesRowsStatuses,
  messagesRowsTimes,
} from '#mocks/scenarios/message-rows.ts';
import { messagesLoaded } from '#mocks/scenarios/messages.ts';
import { MessagesScreen } from '#src/screens/messages/MessagesScreen.tsx';

const meta = preview.meta({ title: 'Screens/Messages/Rows', component: MessagesScreen });

export const ReadAndUnread = meta.story({
  parameters: {
    scenario: messagesLoaded,
    states: ['messages.row.read', 'messages.row.unread'],
    chromatic: samePictureAs('screens-messages-list/loaded.desktop-light'),
  },
  play: async (context) => {
    const unread = within(await rowOf(context, 7));
    await expect(unread.getByText('2 unread messages')).toBeInTheDocument();
    const read = within(await rowOf(context, 6));
    await expect(read.queryByText(/unread/)).not.toBeInTheDocument();
  },
});

export const Selected = meta.story({
  parameters: {
    scenario: messagesLoaded,
    states: ['messages.row.selected'],
    chromatic: inAllModes,
  },
  play: async (context) => {
    const link = within(await rowOf(context, 4)).getByRole('link');
    await context.userEvent.click(link);
    await settled(context);
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(stageOf(context).address()).toBe('/messages?conversation=4');
  },
});

export const OfferStatuses = meta.story({
  parameters: {
    scenario: messagesRowsStatuses,
    states: [
      'messages.row.offer-status.pending',
      'messages.row.offer-status.accepted',
      'messages.row.offer-status.declined',
      'messages.row.offer-status.in-progress',
    ],
    subject: { region: 'Conversations' },
  },
});

export const MoreOfferStatuses = meta.story({
  parameters: {
    scenario: messagesRowsStatuses,
    states: [
      'messages.row.offer-status.completed',
      'messages.row.offer-status.paid',
      'messages.row.offer-status.cancelled',
      'messages.row.no-offer',
    ],
    subject: { region: 'Conversations' },
  },
  play: async (context) => {
    await scrollToEnd(context);
    const withoutOffer = await rowOf(context, OFFER_STATUSES.length + 1);
    await expect(withoutOffer.querySelectorAll('[data-tone]')).toHaveLength(0);
  },
});

export const Previews = meta.story({
  parameters: {
    scenario: messagesRowsPreviews,
    states: [
      'messages.row.preview.50',
      'messages.row.preview.51',
      'messages.row.preview.offer',
      'messages.row.preview.none',
    ],
    subject: { region: 'Conversations' },
  },
  play: async (context) => {
    const { fiftyOne, none } = previewRows;
    await expect(within(await rowOf(context, fiftyOne)).getByText(/bring a…$/)).toBeVisible();
    await expect(within(await rowOf(context, none)).getByText('No messages yet')).toBeVisible();
    const heights = (await rowsOf(context)).map((row) => row.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
});

async function showsTimes(context: StepContext, expected: readonly string[]): Promise<void> {
  const rows = await rowsOf(context);
  await expect(rows.map((row) => row.querySelector('time')?.textContent)).toEqual(expected);
}

export const Times = meta.story({
  parameters: {
    scenario: messagesRowsTimes,
    states: [
      'messages.row.time.just-now',
      'messages.row.time.minutes',
      'messages.row.time.hours',
      'messages.row.time.date',
    ],
    subject: { region: 'Conversations' },
  },
  play: async (context) => {
    await showsTimes(context, [
      'Just now',
      'Just now',
      '1m ago',
      '59m ago',
      '1h ago',
      '23h ago',
      'Mar 13, 2026',
    ]);
    await expect((await rowOf(context, 7)).querySelector('time')).toHaveAttribute(
      'title',
      'Mar 13, 2026, 10:00 AM',
    );
  },
});

/** The times change by themselves, each at its boundary. */
export const TimesAMinuteLater = meta.story({
  parameters: { scenario: messagesRowsTimes, subject: { region: 'Conversations' } },
  play: async (context) => {
    await rowsOf(context);
    stageOf(context).clock.advance(60_000);
    await showsTimes(context, [
      '1m ago',
      '1m ago',
      '2m ago',
      '1h ago',
      '1h ago',
      'Mar 13, 2026',
      'Mar 13, 2026',
    ]);
  },
});

/** The longest texts, right-to-left text, emoji, line breaks, and more unread than the badge shows. */
export const ExtremeContents = meta.story({
  parameters: {
    scenario: messagesRowsExtreme,
    chromatic: inThreeModes,
    subject: { region: 'Conversations' },
  },
  play: async (context) => {
    await expect(within(await rowOf(context, 1)).getByText('99+')).toBeVisible();
    for (const row of await rowsOf(context)) {
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    }
  },
});
