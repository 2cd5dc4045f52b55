import { fn } from 'storybook/test';
import type { Task } from '#src/domain/task.ts';
import { TaskCard, type TaskCardProps } from '#src/features/available-tasks/TaskCard.tsx';
import { inThreeModes } from '#states/modes.ts';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { SheetItem, SheetSection } from '../../ui/sheet.tsx';
import { documents } from '../documents.ts';
import { SeededTask } from './SeededTask.tsx';
import {
  statusCaptions,
  taskControls,
  taskWorld,
  usualTask,
  type TaskVariant,
} from './task-variants.ts';

type CardArgs = TaskVariant & Pick<TaskCardProps, 'onView' | 'onMessage'>;

const meta = preview.meta({
  title: 'Features/Tasks/TaskCard',
  component: documents<CardArgs>(TaskCard),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: { feature: taskWorld },
  argTypes: taskControls,
  args: { ...usualTask, onView: fn(), onMessage: fn() },
  render: ({ onView, onMessage }) => (
    <div className="max-w-form">
      <SeededTask>
        {({ task, viewer, conversation }) => (
          <TaskCard conversation={conversation?.id} {...{ task, viewer, onView, onMessage }} />
        )}
      </SeededTask>
    </div>
  ),
});

export const Available = meta.story({ tags: ['!test'] });

const LONGEST_TEXTS = {
  title: LONGEST.title,
  description: LONGEST.words,
  payment_offer: 99_999.99,
};

/** What a task of the sheet has in place of the usual. */
const CONTENTS: readonly (readonly [caption: string, given: Partial<Task>])[] = [
  ['Longest texts, highest payment', LONGEST_TEXTS],
  ['Longest location', { location: LONGEST.title }],
  ['No optional fields', { task_category: null, deadline: null, location: null }],
];

/** Every status, and every kind of content. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: ({ onView, onMessage }) => (
    <SeededTask>
      {({ task, viewer }) => {
        const card = (given: Partial<Task>, id: number, conversation?: number) => (
          <TaskCard
            task={{ ...task, ...given, id }}
            {...{ viewer, conversation, onView, onMessage }}
          />
        );
        return (
          <>
            <SheetSection title="Status" column="lg">
              {statusCaptions.map(([caption, status], index) => (
                <SheetItem key={status} caption={caption}>
                  {card({ status }, index + 1)}
                </SheetItem>
              ))}
              <SheetItem caption="Available, written to">{card({}, 20, 1)}</SheetItem>
            </SheetSection>
            <SheetSection title="Content" column="lg">
              {CONTENTS.map(([caption, given], index) => (
                <SheetItem key={caption} caption={caption}>
                  {card(given, index + 30)}
                </SheetItem>
              ))}
            </SheetSection>
          </>
        );
      }}
    </SeededTask>
  ),
});
