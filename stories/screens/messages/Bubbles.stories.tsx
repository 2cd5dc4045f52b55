import { showsText } from '../steps.ts';
import { expect, within } from 'storybook/test';
import { inAllModes, inThreeModes, samePictureAs } from '#states/modes.ts';
import preview from '#stories/stage/preview.tsx';
import { chatOf } from './chat-steps.ts';
import {
  chatLongTexts,
  chatOfferAccepted,
  chatOfferCompleted,
  chatOfferDeclined,
  chatOfferInProgress,
  chatOfferPaid,
  chatWithoutOffer,
} from '#mocks/scenarios/chat-offers.ts';
import { MessagesScreen } from '#src/screens/messages/MessagesScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Messages/Bubbles',
  component: MessagesScreen,
  parameters: { subject: { region: 'Conversation' } },
});

export const Texts = meta.story({
  parameters: {
    scenario: chatWithoutOffer,
    states: ['messages.bubble.text.own', 'messages.bubble.text.other'],
    chromatic: inAllModes,
  },
  play: async (context) => {
    const chat = within(await chatOf(context));
    const { left: ownStart } = chat.getByText(/^Saturday would be perfect/).getBoundingClientRect();
    const { left: otherStart } = chat.getByText(/^I do, and a buddy/).getBoundingClientRect();
    await expect(ownStart).toBeGreaterThan(otherStart);
    await expect(chat.getAllByText('Wes Okafor')[0]).toBeVisible();
  },
});

/** Nothing is wider than its bubble, however long its words are. */
export const LongTexts = meta.story({
  parameters: {
    scenario: chatLongTexts,
    states: ['messages.bubble.text.long'],
    chromatic: inThreeModes,
  },
  play: async (context) => {
    const bubbles = [...(await chatOf(context)).querySelectorAll('p[dir="auto"]')];
    await expect(bubbles.length).toBeGreaterThan(4);
    await expect(bubbles.filter((each) => each.scrollWidth > each.clientWidth)).toEqual([]);
  },
});

export const OfferAccepted = meta.story({
  parameters: {
    scenario: chatOfferAccepted,
    states: ['messages.bubble.offer-accepted'],
    chromatic: samePictureAs('screens-messages-chatoffers/accepted-for-worker.desktop-light'),
  },
  play: showsText('You accepted the offer', 'Happy to help. See you then!'),
});

export const OfferDeclined = meta.story({
  parameters: {
    scenario: chatOfferDeclined,
    states: ['messages.bubble.offer-declined'],
    chromatic: samePictureAs('screens-messages-chatoffers/declined-for-worker.desktop-light'),
  },
  play: showsText('You declined the offer', "Thanks, but that's below what I need"),
});

export const WorkStarted = meta.story({
  parameters: {
    scenario: chatOfferInProgress,
    as: 'client',
    states: ['messages.bubble.offer-started'],
    chromatic: samePictureAs('screens-messages-chatoffers/in-progress-for-client.desktop-light'),
  },
  play: showsText('Wes accepted the offer', 'Wes started the work'),
});

export const WorkCompleted = meta.story({
  parameters: {
    scenario: chatOfferCompleted,
    as: 'client',
    states: ['messages.bubble.offer-completed'],
    chromatic: samePictureAs('screens-messages-chatoffers/completed-for-client.desktop-light'),
  },
  play: showsText('Wes started the work', 'Wes completed the work'),
});

export const OfferPaid = meta.story({
  parameters: {
    scenario: chatOfferPaid,
    states: ['messages.bubble.offer-paid'],
    chromatic: inThreeModes,
  },
  play: showsText('You completed the work', 'Clara paid for the work'),
});
