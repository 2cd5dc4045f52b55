import { demo } from '#mocks/scenarios/demo.ts';
import type { Flow } from './flow.ts';
import { signsIn } from './steps/account-steps.ts';

/** __flow title__. */
export const flow: Flow = {
  id: 'flow.__bill-notes__',
  title: '__flow title__',
  scenario: demo,
  endsAt: /\/dashboard$/,
  steps: [
    {
      name: 'signs in',
      caption: 'Wes signs in.',
      run: (actor) => signsIn(actor, 'worker'),
    },
  ],
};
