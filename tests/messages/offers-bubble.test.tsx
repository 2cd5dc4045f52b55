import { screen } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { MESSAGE_TYPES, type Message } from '#src/domain/message.ts';
import { MessageBubble } from '#src/features/messages/bubbles/MessageBubble.tsx';
import { refTo } from '#mocks/factories/users.ts';
import { aMessage } from '#mocks/factories/messages.ts';
import { anOffer } from '#mocks/factories/offers.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { renderFeature } from '../render-stage.tsx';
import { chatOfferPending } from '#mocks/scenarios/chat-offers.ts';

const ignore = () => {};

/** Renders a message with the pending offer, with changes, as the worker sees it. */
function renderOffer(change: Partial<Message>) {
  const message = {
    ...aMessage({ sender: refTo('client'), message_type: 'offer' }),
    offer: anOffer(),
  };
  return renderFeature(
    chatOfferPending,
    <MessageBubble
      message={{ ...message, ...change }}
      viewer={people.worker.id}
      startsGroup
      endsGroup
      onTransition={ignore}
    />,
  );
}

describe('an offer', () => {
  it('without a text is a card alone', async () => {
    const { element } = await renderOffer({ message: ' ' });
    screen.getByRole('button', { name: 'Accept Offer' });
    expect(element.querySelector('p[dir="auto"].whitespace-pre-wrap')).toBeNull();
  });

  it('of an unknown type shows its text, and nothing to do', async () => {
    await renderOffer({ message_type: 'unknown', message: 'A counter-offer.' });
    screen.getByText('A counter-offer.');
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it.each([...MESSAGE_TYPES, 'unknown'] as const)(
  'a message of the type %s can lack its offer and its text',
  async (message_type) => {
    const { element } = await renderOffer({ message_type, message: '', offer: null });
    expect(element.textContent).not.toBe('');
    expect(screen.queryByRole('button')).toBeNull();
  },
);
