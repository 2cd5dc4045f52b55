import { paths } from '#src/lib/paths.ts';
import {
  everyOfferStatus,
  everyPreview,
  everyTime,
  extremeConversations,
  fiveConversations,
  manyConversations,
} from './message-row-seeds.ts';
import { scenario, variantsOf } from './scenario.ts';

const five = scenario({
  id: 'conversations-five',
  title: 'Conversations, five',
  as: 'client',
  at: paths.messages.to(),
  seed: fiveConversations,
});

const list = variantsOf(five, 'Conversations');

/** Scenarios of the list of conversations: how many there are, and what their rows show. */
export const messageRowScenarios = [
  five,
  list('conversations-none', 'none', { seed: undefined }),
  list('conversations-two-pages', '25, more than a page', { seed: manyConversations(25) }),
  list('conversations-statuses', 'every status of an offer', { seed: everyOfferStatus }),
  list('conversations-previews', 'previews', { seed: everyPreview }),
  list('conversations-times', 'boundaries of relative time', { seed: everyTime }),
  list('conversations-extreme', 'extreme contents', { seed: extremeConversations }),
] as const;
