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

const loaded = scenario({
  id: 'messages-loaded',
  title: 'Messages',
  as: 'client',
  at: paths.messages.to(),
  seed: (world) => {
    withOtherChats(world);
    oneChat(threeDays, 2)(world);
  },
});

const list = variantsOf(loaded, 'Messages');
const chat = variantsOf(
  loaded.with({
    id: 'messages-chat',
    title: 'Chat',
    at: `${paths.messages.to()}?conversation=${CONVERSATION_ID}`,
    seed: withOtherChats,
  }),
  'Chat',
);

/** Scenarios of messages: the list of conversations, and one between the two accounts. */
export const messageScenarios = [
  loaded,
  list('messages-empty', 'no conversations', { seed: undefined }),
  list('messages-page-full', 'exactly one page of conversations', {
    seed: conversations(CONVERSATIONS_PER_PAGE),
  }),
  list('messages-two-pages', '45 conversations', { seed: conversations(45) }),
  chat('messages-one-empty', 'without messages', { seed: oneChat([]) }),
  chat('messages-long', '120 messages', { also: longChat(120) }),
  chat('messages-2000', '2,000 messages', { seed: longChat(2_000) }),
  chat('messages-texts', 'texts that are hard to lay out', { also: oneChat(hardChat) }),
  chat('messages-types', 'every type of message', { also: oneChat(everyType) }),
  loaded.with({
    id: 'messages-two-people',
    title: 'A chat between the two accounts, signed out',
    as: undefined,
    at: paths.home.to(),
    seed: oneChat(greeting),
  }),
] as const;
