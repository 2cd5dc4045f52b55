import { sheetOf } from '../sheet-of.tsx';
import { fn } from 'storybook/test';
import { PostedTaskCard } from '#src/features/posted-tasks/PostedTaskCard.tsx';
import { aTask } from '#mocks/factories/tasks.ts';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../preview.tsx';
import { framed, inColumn } from '../../ui/sheet.tsx';
import { signedInAs } from '../signed-in.tsx';
import { tasksByStatus } from '../available-tasks/every-status.ts';

const meta = preview.meta({
  title: 'Features/Client/PostedTaskCard',
  component: PostedTaskCard,
  tags: ['autodocs'],
  decorators: [framed, signedInAs('client')],
  args: { task: aTask(), actions: { onView: fn(), onEdit: fn(), onDelete: fn() } },
});

export const Available = meta.story({ tags: ['!test'], decorators: [inColumn('max-w-dialog')] });

/** Every status, every kind of content, and a sample. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: sheetOf(PostedTaskCard, 'xl', {
    Status: tasksByStatus,
    Content: {
      'Longest texts, highest price': {
        task: aTask({
          id: 30,
          title: LONGEST.title,
          description: LONGEST.words,
          location: LONGEST.title,
          payment_offer: 99_999.99,
          views: 12_345,
          inquiries: 678,
        }),
      },
      'No optional fields': {
        task: aTask({
          id: 31,
          task_category: null,
          location: null,
          estimated_hours: null,
          views: 0,
          inquiries: 1,
        }),
      },
      'A sample': { task: aTask({ id: 32 }), actions: null },
    },
  }),
});
