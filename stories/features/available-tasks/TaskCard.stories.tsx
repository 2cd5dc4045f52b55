import { sheetOf } from '../sheet-of.tsx';
import { fn } from 'storybook/test';
import { TaskCard } from '#src/features/available-tasks/TaskCard.tsx';
import { aTask } from '#mocks/factories/tasks.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../preview.tsx';
import { framed, inColumn } from '../../ui/sheet.tsx';
import { signedInAs } from '../signed-in.tsx';
import { tasksByStatus } from './every-status.ts';

const meta = preview.meta({
  title: 'Features/Tasks/TaskCard',
  component: TaskCard,
  tags: ['autodocs'],
  decorators: [framed, signedInAs('worker')],
  args: {
    task: aTask(),
    viewer: people.worker.id,
    conversation: undefined,
    onView: fn(),
    onMessage: fn(),
  },
});

export const Available = meta.story({ tags: ['!test'], decorators: [inColumn('max-w-form')] });

/** Every status, and every kind of content. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: sheetOf(TaskCard, 'lg', {
    Status: {
      ...tasksByStatus,
      'Available, written to': { task: aTask({ id: 20 }), conversation: 1 },
    },
    Content: {
      'Longest texts, highest payment': {
        task: aTask({
          id: 30,
          title: LONGEST.title,
          description: LONGEST.words,
          payment_offer: 99_999.99,
        }),
      },
      'Longest location': { task: aTask({ id: 31, location: LONGEST.title }) },
      'No optional fields': {
        task: aTask({ id: 32, task_category: null, deadline: null, location: null }),
      },
    },
  }),
});
