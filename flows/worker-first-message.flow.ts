import { TASK_TITLE } from '#mocks/scenarios/task-seeds.ts';
import { signsIn, signsOut } from './steps/account-steps.ts';
import type { Flow } from './flow.ts';
import { tasksBetweenTwo } from '#mocks/scenarios/tasks.ts';

const GREETING = `Hi Clara, I'd like to help with “${TASK_TITLE}”. When would be a good time?`;

/** product.md §2: a worker finds a task and writes to its client, who reads the message. */
export const flow: Flow = {
  id: 'flow.worker-first-message',
  title: "A worker's first message",
  scenario: tasksBetweenTwo,
  endsAt: /\/messages\?conversation=1$/,
  steps: [
    {
      name: 'signs in as the worker and browses the tasks',
      caption: 'Wes is looking for work, so he signs in and browses the tasks.',
      async run(actor) {
        await signsIn(actor, 'worker');
        await actor.press('link', 'Browse Tasks');
        await actor.seesHeading('Available Tasks');
      },
    },
    {
      name: 'opens a task',
      caption: 'He opens a task to read its details.',
      async run(actor) {
        await actor.press('link', /^View/, TASK_TITLE);
        await actor.seesHeading('Requirements');
      },
    },
    {
      name: 'writes to the client',
      caption: 'He sends the client a first message.',
      async run(actor) {
        await actor.press('button', 'Message Client');
        await actor.seesHeading('Message Clara');
        await actor.press('button', 'Send message');
        await actor.sees(
          'Message sent successfully! Check your messages to continue the conversation.',
        );
      },
    },
    {
      name: 'follows to the conversation',
      caption: 'The message is the start of a conversation.',
      async run(actor) {
        await actor.press('link', /^Open conversation/);
        await actor.seesHeading('Clara Novak');
        await actor.sees(GREETING);
      },
    },
    signsOut('worker'),
    {
      name: 'signs in as the client and reads the message',
      caption: 'Clara signs in and reads the message.',
      async run(actor) {
        await signsIn(actor, 'client');
        await actor.press('link', /^Messages/);
        await actor.press('link', /Wes Okafor/);
        await actor.seesHeading('Wes Okafor');
        await actor.sees(GREETING);
      },
    },
  ],
};
