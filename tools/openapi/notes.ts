import type { EndpointName } from '#src/contract/registry.ts';
import { authNotes } from './notes/auth.ts';
import { dashboardNotes } from './notes/dashboards.ts';
import { messageNotes } from './notes/messages.ts';
import { offerNotes } from './notes/offers.ts';
import { reviewNotes } from './notes/reviews.ts';
import { taskNotes } from './notes/tasks.ts';
import type { Note, Tag } from './note.ts';

/** What is said of each call: a new one without a note is a type error, here or in its group. */
const notes = {
  ...authNotes,
  ...messageNotes,
  ...offerNotes,
  ...reviewNotes,
  ...taskNotes,
  ...dashboardNotes,
} satisfies Record<EndpointName, unknown>;

/** The note of a call. */
export function noteOf(name: EndpointName): Note {
  return notes[name];
}

/** What each group of calls is about, in the order of the document. */
export const tags: Readonly<Record<Tag, { title: string; description: string }>> = {
  auth: {
    title: 'Auth',
    description:
      'Accounts and sessions. A call that signs in gives a token; all others but the public ones want it as `Authorization: Bearer …`.',
  },
  messages: {
    title: 'Messages',
    description:
      'Two people talking about one task. What happens to an offer becomes a message of their conversation.',
  },
  offers: {
    title: 'Offers',
    description:
      'What a client offers a worker for a task. The worker accepts, declines, starts and completes; the client cancels.',
  },
  reviews: {
    title: 'Reviews',
    description:
      'What both sides of a completed offer say of each other, and what it comes to. Those below `public` need no token.',
  },
  tasks: {
    title: 'Tasks',
    description: 'Home tasks: clients post, change, cancel and delete them, workers find them.',
  },
  dashboards: {
    title: 'Dashboards',
    description: 'Figures about the viewer. Rates are percent, 0 to 100; money is dollars.',
  },
};

/** The group of a call. */
export function tagOf(name: EndpointName): Tag {
  return name.slice(0, name.indexOf('.')) as Tag;
}
