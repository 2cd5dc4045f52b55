import { paths } from '#src/lib/navigation/paths.ts';
import { everyOfferStatus, everyPreview, everyTime, extremeRows } from './message-row-seeds.ts';
import { scenario, variantsOf } from './scenario.ts';

export const messagesRowsStatuses = scenario({
  id: 'messages-rows-statuses',
  title: 'Message rows, every offer status',
  as: 'client',
  at: paths.messages.to(),
  seed: everyOfferStatus,
});

const rows = variantsOf(messagesRowsStatuses, 'Message rows');

export const messagesRowsPreviews = rows('messages-rows-previews', 'previews', {
  seed: everyPreview,
});
export const messagesRowsTimes = rows('messages-rows-times', 'boundaries of relative time', {
  seed: everyTime,
});
export const messagesRowsExtreme = rows(
  'messages-rows-extreme',
  'contents that are hard to lay out',
  { seed: extremeRows },
);
