import { paths } from '#src/lib/navigation/paths.ts';
import { everyOfferStatus, everyPreview, everyTime, extremeRows } from './message-row-seeds.ts';
import { scenario, variantsOf } from './scenario.ts';

const statuses = scenario({
  id: 'messages-rows-statuses',
  title: 'Message rows, every offer status',
  as: 'client',
  at: paths.messages.to(),
  seed: everyOfferStatus,
});

const rows = variantsOf(statuses, 'Message rows');

/** Scenarios of the list of conversations: what its rows can show. */
export const messageRowScenarios = [
  statuses,
  rows('messages-rows-previews', 'previews', { seed: everyPreview }),
  rows('messages-rows-times', 'boundaries of relative time', { seed: everyTime }),
  rows('messages-rows-extreme', 'contents that are hard to lay out', { seed: extremeRows }),
] as const;
