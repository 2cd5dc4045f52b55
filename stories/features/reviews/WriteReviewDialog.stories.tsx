import { fn } from 'storybook/test';
import { WriteReviewDialog } from '#src/features/review/WriteReviewDialog.tsx';
import { anOffer } from '#mocks/factories/offers.ts';
import { inAllModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/sheet.tsx';
import { signedInAs } from '../signed-in.tsx';

const offer = anOffer({ status: 'completed' });

const meta = preview.meta({
  title: 'Features/Reviews/WriteReviewDialog',
  component: WriteReviewDialog,
  tags: ['autodocs'],
  decorators: [framed, signedInAs('client')],
  // An open dialog hides the rest of its page from assistive technology.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    offerId: offer.id,
    taskTitle: offer.task.title,
    revieweeName: offer.worker.name,
    isOpen: true,
    onClose: fn(),
    onSubmitted: fn(),
  },
});

export const Empty = meta.story({ parameters: { chromatic: inAllModes } });
