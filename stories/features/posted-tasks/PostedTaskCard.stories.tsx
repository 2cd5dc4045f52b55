import { fn } from 'storybook/test';
import type { Task } from '#src/domain/task.ts';
import {
  PostedTaskCard,
  type PostedTaskActions,
} from '#src/features/posted-tasks/PostedTaskCard.tsx';
import { LONGEST } from '#mocks/fixtures/longest-texts.ts';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { SheetItem, SheetSection } from '../../ui/sheet.tsx';
import { documents } from '../documents.ts';
import { SeededTask } from '../tasks/SeededTask.tsx';
import { statusCaptions } from '../tasks/task-variants.ts';
import {
  postedTaskControls,
  postedTaskWorld,
  usualPostedTask,
  type PostedTaskVariant,
} from './posted-task-variants.ts';

type CardArgs = PostedTaskVariant & PostedTaskActions;

const meta = preview.meta({
  title: 'Features/Client/PostedTaskCard',
  component: documents<CardArgs>(PostedTaskCard),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: { feature: postedTaskWorld },
  argTypes: postedTaskControls,
  args: { ...usualPostedTask, onView: fn(), onEdit: fn(), onDelete: fn() },
  render: ({ onView, onEdit, onDelete }) => (
    <div className="max-w-dialog">
      <SeededTask>
        {({ task }) => <PostedTaskCard task={task} actions={{ onView, onEdit, onDelete }} />}
      </SeededTask>
    </div>
  ),
});

export const Available = meta.story({ tags: ['!test'] });

/** What a task of the sheet has in place of the usual. */
const CONTENTS: readonly (readonly [caption: string, given: Partial<Task>])[] = [
  [
    'Longest texts, highest price',
    {
      title: LONGEST.title,
      description: LONGEST.words,
      location: LONGEST.title,
      payment_offer: 99_999.99,
      views: 12_345,
      inquiries: 678,
    },
  ],
  [
    'No optional fields',
    { task_category: null, location: null, estimated_hours: null, views: 0, inquiries: 1 },
  ],
];

/** Every status, every kind of content, and a sample. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: ({ onView, onEdit, onDelete }) => (
    <SeededTask>
      {({ task }) => {
        const actions = { onView, onEdit, onDelete };
        const card = (given: Partial<Task>, id: number) => (
          <PostedTaskCard task={{ ...task, ...given, id }} actions={actions} />
        );
        return (
          <>
            <SheetSection title="Status" column="xl">
              {statusCaptions.map(([caption, status], index) => (
                <SheetItem key={status} caption={caption}>
                  {card({ status }, index + 1)}
                </SheetItem>
              ))}
            </SheetSection>
            <SheetSection title="Content" column="xl">
              {CONTENTS.map(([caption, given], index) => (
                <SheetItem key={caption} caption={caption}>
                  {card(given, index + 30)}
                </SheetItem>
              ))}
              <SheetItem caption="A sample">
                <PostedTaskCard task={task} actions={null} />
              </SheetItem>
            </SheetSection>
          </>
        );
      }}
    </SeededTask>
  ),
});
