import { FirstMessageDialog } from '#src/features/available-tasks/FirstMessageDialog.tsx';
import { inAllModes } from '#states/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { framed } from '../../ui/framed.tsx';
import { documents } from '../documents.ts';
import { OpenableDialog } from '../OpenableDialog.tsx';
import { SeededTask } from './SeededTask.tsx';
import { taskControls, taskWorld, usualTask, type TaskVariant } from './task-variants.ts';

type PromptArgs = Pick<TaskVariant, 'texts' | 'isWrittenTo'>;

const meta = preview.meta({
  title: 'Features/Tasks/FirstMessageDialog',
  component: documents<PromptArgs>(FirstMessageDialog),
  tags: ['autodocs'],
  decorators: [framed],
  parameters: {
    feature: (args: PromptArgs) => taskWorld({ ...usualTask, ...args }),
    // An open dialog hides the rest of its page from assistive technology.
    docs: { story: { inline: false, height: '720px' } },
  },
  argTypes: { texts: taskControls.texts, isWrittenTo: taskControls.isWrittenTo },
  args: { texts: usualTask.texts, isWrittenTo: usualTask.isWrittenTo },
  render: () => (
    <SeededTask>
      {({ task, conversation }) => (
        <OpenableDialog>
          {(dialog) => <FirstMessageDialog {...{ task, conversation, ...dialog }} />}
        </OpenableDialog>
      )}
    </SeededTask>
  ),
});

export const Greeting = meta.story({ parameters: { chromatic: inAllModes } });
