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
      description: "It's a small backyard. The mower and trimmer are in the shed.",
      task_category_id: 1,
      payment_offer: 60,
      daysAgo: 3,
      due: 5,
    },
    worker_id: 24,
    events: [
      [190, 'worker', 'Hi Clara, I could do this Monday morning. Is the hedge really tall?'],
      [165, 'client', "Hi Diego! About six feet. There's a sturdy ladder in the shed."],
      [47, 'client', "Monday's fine. Here's my offer.", { offer: {} }],
    ],
  },
  {
    id: 5,
    task: {
      id: 5,
      client_id: 6,
      title: 'Sort three boxes of family photos',
      description: 'By decade, as best you can tell. Most have a note on the back.',
      task_category_id: 6,
      payment_offer: 75,
      daysAgo: 5,
      due: 4,
    },
    worker_id: clara,
    events: [
      [3100, 'worker', "Hi Margaret, I'd love to do this. Do you have a big table?"],
      [2950, 'client', 'I do, and good light too. Would $75 be all right?', { offer: {} }],
      [1500, 'worker', 'Sure! I can come Tuesday after lunch.', 'accept'],
      [300, 'client', "Wonderful. I found a fourth box in the attic, I hope that's OK!"],
    ],
    unread: 1,
  },
  {
    id: 4,
    task: {
      id: 4,
      client_id: clara,
      title: 'Deep clean the kitchen',
      description: 'Oven, fridge and the tops of the cabinets. Supplies are under the sink.',
      task_category_id: 2,
      payment_offer: 85,
      daysAgo: 6,
      due: 1,
    },
    worker_id: 25,
    events: [
      [8000, 'worker', 'Hi Clara, is the oven electric or gas?'],
      [7900, 'client', "It's electric. Here's my offer.", { offer: {} }],
      [7000, 'worker', 'Accepted, see you Thursday!', 'accept'],
      [2200, 'worker', "I'm here and starting with the oven.", 'start'],
      [1900, 'worker', 'All done! I gave the key back to your neighbor.', 'complete'],
    ],
  },
  {
    id: 3,
    task: {
      id: 3,
      client_id: 9,
      title: 'Assemble a swing set in the backyard',
      description: "Wood frame, two swings and a slide. The ground's level.",
      task_category_id: 3,
      payment_offer: 140,
      daysAgo: 9,
      due: 2,
    },
    worker_id: clara,
    events: [
      [10_300, 'worker', 'Hi Tom, I could help with this on a weekday. Would that work?'],
      [
        9900,
        'client',
        'Weekends are the only time that works for us. Could you make it?',
        { offer: {} },
      ],
      [8700, 'worker', "Sorry, I'm away this weekend. Hope you find someone!", 'decline'],
    ],
  },
];
