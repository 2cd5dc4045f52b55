import type { Chat } from '../seeds/chat.ts';
import { people } from '../fixtures/accounts.ts';

const clara = people.client.id;

/** Four chats of the client account with townspeople, as client and as worker, newest first. */
export const fourChats: readonly Chat[] = [
  {
    id: 6,
    task: {
      id: 6,
      client_id: clara,
      title: 'Mow the lawn and trim the hedge',
      description: 'Small garden behind the house. Mower and shears are in the shed.',
      task_category_id: 1,
      payment_offer: 60,
      daysAgo: 3,
      due: 5,
    },
    worker_id: 24,
    events: [
      [190, 'worker', 'Hi Clara, I could do this on Monday morning. Is the hedge very high?'],
      [165, 'client', 'Hi Diego! About six feet. There is a stable ladder in the shed.'],
      [47, 'client', 'Monday is fine. Here is my offer.', { offer: {} }],
    ],
  },
  {
    id: 5,
    task: {
      id: 5,
      client_id: 6,
      title: 'Sort three boxes of family photos',
      description: 'By decade, as well as you can tell. Most have a note on the back.',
      task_category_id: 6,
      payment_offer: 75,
      daysAgo: 5,
      due: 4,
    },
    worker_id: clara,
    events: [
      [3100, 'worker', "Hello Margaret, I'd love to do this. Is there a big table?"],
      [2950, 'client', 'There is, and good light. Would $75 be all right?', { offer: {} }],
      [1500, 'worker', 'Gladly. I can come on Tuesday after lunch.', 'accept'],
      [300, 'client', 'Wonderful. I found a fourth box in the attic, I hope that is all right!'],
    ],
    unread: 1,
  },
  {
    id: 4,
    task: {
      id: 4,
      client_id: clara,
      title: 'Deep clean the kitchen',
      description: 'Oven, fridge and the top of the cabinets. Supplies are under the sink.',
      task_category_id: 2,
      payment_offer: 85,
      daysAgo: 6,
      due: 1,
    },
    worker_id: 25,
    events: [
      [8000, 'worker', 'Hi Clara, is the oven electric or gas?'],
      [7900, 'client', "It's electric. Here is my offer.", { offer: {} }],
      [7000, 'worker', 'Accepted, see you on Thursday.', 'accept'],
      [2200, 'worker', "I'm here and starting with the oven.", 'start'],
      [1900, 'worker', 'All done! The key is with your neighbor again.', 'complete'],
    ],
  },
  {
    id: 3,
    task: {
      id: 3,
      client_id: 9,
      title: 'Assemble a swing set in the garden',
      description: 'Wooden frame, two swings and a slide. The ground is level.',
      task_category_id: 3,
      payment_offer: 140,
      daysAgo: 9,
      due: 2,
    },
    worker_id: clara,
    events: [
      [10_300, 'worker', 'Hi Tom, I could help with this on a weekday. Would that work?'],
      [9900, 'client', 'Only the weekend works for us. Could you make it?', { offer: {} }],
      [8700, 'worker', "I'm sorry, I'm away this weekend. I hope you find someone!", 'decline'],
    ],
  },
];
