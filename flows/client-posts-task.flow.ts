import { SAVED_MS } from '#src/domain/task-form.ts';
import { signsIn } from './steps/account-steps.ts';
import type { Flow } from './flow.ts';
import { tasksBetweenTwo } from '#mocks/scenarios/tasks.ts';

const TITLE = 'Hang three pictures';
const EDITED = 'Hang three pictures and a mirror';

/** Far enough in the future, whenever the flow is run. */
const DEADLINE = '2035-06-01';

/** product.md §2, §4, §5: a client posts a task, edits it, cancels it and deletes it. */
export const flow: Flow = {
  id: 'flow.client-posts-task',
  title: 'The life of a posted task',
  scenario: tasksBetweenTwo,
  endsAt: /\/client$/,
  steps: [
    {
      name: 'signs in as the client and opens the form',
      caption: 'Clara signs in to post a task.',
      async run(actor) {
        await signsIn(actor, 'client');
        await actor.press('link', 'Client');
        await actor.seesHeading('Your Posted Tasks');
        await actor.press('button', 'Post New Task');
        await actor.seesHeading('Post a task');
      },
    },
    {
      name: 'posts a task',
      caption: 'She describes what she needs, where, when and for how much.',
      async run(actor) {
        await actor.type(/^Title/, TITLE);
        await actor.type(/^Description/, 'The walls are plaster. I have the hooks.');
        await actor.chooses(/^Category/, 'Home Maintenance');
        await actor.type(/^Location/, '1200 SE Clay St, Portland');
        await actor.type(/^Payment offer/, '45');
        await actor.fills(/^Deadline/, DEADLINE);
        await actor.press('button', 'Post task');
        await actor.seesHeading('Task posted successfully!');
      },
    },
    {
      name: 'reads its details',
      caption: 'The task is posted and waits for offers.',
      async run(actor) {
        await actor.waits(SAVED_MS);
        await actor.seesHeading(TITLE);
        await actor.sees(/Awaiting Offers/);
      },
    },
    {
      name: 'edits it',
      caption: 'She adds a mirror to the title.',
      async run(actor) {
        await actor.press('button', 'Edit');
        await actor.fills(/^Title/, EDITED);
        await actor.press('button', 'Save changes');
        await actor.seesHeading('Task updated successfully!');
        await actor.waits(SAVED_MS);
        await actor.seesHeading(EDITED);
      },
    },
    {
      name: 'cancels it',
      caption: 'Her plans change, so she cancels the task.',
      async run(actor) {
        await actor.press('button', 'Cancel task');
        await actor.press('button', 'Cancel task');
        await actor.sees('Task cancelled successfully!');
      },
    },
    {
      name: 'deletes it',
      caption: 'At last she deletes it.',
      async run(actor) {
        await actor.press('button', 'Delete');
        await actor.press('button', 'Delete task');
        await actor.sees('Task deleted successfully!');
        await actor.seesCard(EDITED, false);
      },
    },
  ],
};
