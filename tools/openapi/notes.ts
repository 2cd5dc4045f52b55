import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { endpoints, type ContractEndpoint, type EndpointName } from '#src/contract/registry.ts';
import { authNotes } from './notes/auth.ts';
import { dashboardNotes } from './notes/dashboards.ts';
import { messageNotes } from './notes/messages.ts';
import { offerNotes } from './notes/offers.ts';
import { reviewNotes } from './notes/reviews.ts';
import { taskNotes } from './notes/tasks.ts';
import type { Note, Tag } from './note.ts';

/** The written notes, by call. */
const notes: Readonly<Partial<Record<EndpointName, Note>>> = {
  ...authNotes,
  ...messageNotes,
  ...offerNotes,
  ...reviewNotes,
  ...taskNotes,
  ...dashboardNotes,
};

/** Returns the note on a call: the one in `notes/`, or one derived from the contract. */
export function noteOf(endpoint: ContractEndpoint): Note {
  return notes[endpoint.name] ?? defaultNote(endpoint);
}

/**
 * Derives a note from the contract: a summary from the name and, for a call without input, an example
 * with the client as its viewer.
 */
export function defaultNote({ name, access, params, body }: AnyEndpoint): Note {
  return {
    summary: toTitle(name.replace('.', ': ')),
    as: access === 'public' ? null : 'client',
    ...(params || body ? {} : { input: () => ({}) }),
  };
}

/** The title and description of a group of calls. */
export interface TagNote {
  readonly title: string;
  readonly description: string;
}

/** The described groups, in the order of the document. */
const written: Readonly<Partial<Record<Tag, TagNote>>> = {
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

/** Every group of the contract: described groups first, then the others. */
export const tags: ReadonlyMap<string, TagNote> = new Map<string, TagNote>([
  ...Object.entries(written),
  ...endpoints
    .map((endpoint) => tagOf(endpoint))
    .filter((tag) => !(tag in written))
    .map((tag) => [tag, { title: toTitle(tag), description: `The calls \`${tag}.*\`.` }] as const),
]);

/** Returns the title of a call's group. */
export function titleOf(endpoint: ContractEndpoint): string {
  const tag = tagOf(endpoint);
  return tags.get(tag)?.title ?? toTitle(tag);
}

/** The part of a call's name before the dot. */
function tagOf({ name }: ContractEndpoint): string {
  return name.slice(0, name.indexOf('.'));
}

function toTitle(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}
