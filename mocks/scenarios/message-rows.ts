import { paths } from '#src/lib/navigation/paths.ts';
import { everyOfferStatus, everyPreview, everyTime, extremeRows } from './message-row-seeds.ts';
import { scenario } from './scenario.ts';

const statuses = scenario({
  id: 'messages-rows-statuses',
  title: 'Rows of messages, every status of an offer',
  as: 'client',
  at: paths.messages.to(),
  seed: everyOfferStatus,
});

/** Scenarios of the list of conversations: what its rows can show. */
export const messageRowScenarios = [
  statuses,
  statuses.with({
    id: 'messages-rows-previews',
    title: 'Rows of messages, previews',
    seed: everyPreview,
  }),
  statuses.with({
    id: 'messages-rows-times',
    title: 'Rows of messages, boundaries of relative time',
    seed: everyTime,
  }),
  statuses.with({
    id: 'messages-rows-extreme',
    title: 'Rows of messages, contents that are hard to lay out',
    seed: extremeRows,
  }),
] as const;
