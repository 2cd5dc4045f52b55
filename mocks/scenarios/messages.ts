import { CONVERSATIONS_PER_PAGE } from '#src/contract/messages.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { everyType, greeting, hardChat, threeDays } from '../fixtures/chats/loft-bed.ts';
import {
  CONVERSATION_ID,
  conversations,
  longChat,
  oneChat,
  withOtherChats,
} from './message-seeds.ts';
import { scenario, variantsOf } from './scenario.ts';

export const messagesLoaded = scenario({
  id: 'messages-loaded',
  title: 'Messages',
  as: 'client',
  at: paths.messages.to(),
  seed: (world) => {
    withOtherChats(world);
    oneChat(threeDays, 2)(world);
  },
});

const list = variantsOf(messagesLoaded, 'Messages');
const chat = variantsOf(
  messagesLoaded.with({
    id: 'messages-chat',
    title: 'Chat',
    at: `${paths.messages.to()}?conversation=${CONVERSATION_ID}`,
    seed: withOtherChats,
  }),
  'Chat',
);

export const messagesEmpty = list('messages-empty', 'no conversations', { seed: undefined });
export const messagesPageFull = list('messages-page-full', 'exactly one page of conversations', {
  seed: conversations(CONVERSATIONS_PER_PAGE),
});
export const messagesTwoPages = list('messages-two-pages', '45 conversations', {
  seed: conversations(45),
});
export const messagesOneEmpty = chat('messages-one-empty', 'without messages', {
  seed: oneChat([]),
});
export const messagesLong = chat('messages-long', '120 messages', { also: longChat(120) });
export const messages2000 = chat('messages-2000', '2,000 messages', { seed: longChat(2_000) });
export const messagesTexts = chat('messages-texts', 'texts that are hard to lay out', {
  also: oneChat(hardChat),
});
export const messagesTypes = chat('messages-types', 'every type of message', {
  also: oneChat(everyType),
});
export const messagesTwoPeople = messagesLoaded.with({
  id: 'messages-two-people',
  title: 'A chat between the two accounts, signed out',
  as: undefined,
  at: paths.home.to(),
  seed: oneChat(greeting),
});
