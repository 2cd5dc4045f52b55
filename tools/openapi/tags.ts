import { endpoints, type ContractEndpoint } from '#src/contract/registry.ts';

/** What groups of calls are about, in the order of the document. Others follow them. */
const descriptions: Readonly<Record<string, string>> = {
  auth: 'Accounts and sessions. A call that signs in gives a token; all others but the public ones want it as `Authorization: Bearer …`.',
  messages:
    'Two people talking about one task. What happens to an offer becomes a message of their conversation.',
  offers:
    'What a client offers a worker for a task. The worker accepts, declines, starts and completes; the client cancels.',
  reviews:
    'What both sides of a completed offer say of each other, and what it comes to. Those below `public` need no token.',
  tasks: 'Home tasks: clients post, change, cancel and delete them, workers find them.',
  dashboards: 'Figures about the viewer. Rates are percent, 0 to 100; money is dollars.',
};

/** Every group of calls, by its title and description. */
export function tags(): { name: string; description: string }[] {
  const all = new Set([...Object.keys(descriptions), ...endpoints.map(tagOf)]);
  return [...all].map((tag) => ({
    name: toTitle(tag),
    description: descriptions[tag] ?? `The calls \`${tag}.*\`.`,
  }));
}

/** Returns the title of a call's group. */
export function titleOf(endpoint: ContractEndpoint): string {
  return toTitle(tagOf(endpoint));
}

/** The part of a call's name before the dot. */
function tagOf({ name }: ContractEndpoint): string {
  return name.slice(0, name.indexOf('.'));
}

function toTitle(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}
