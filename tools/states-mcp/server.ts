import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import leven from 'leven';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod/mini';
import { findScenario } from '#mocks/scenarios/registry.ts';
import type { Claim } from '#states/claims.ts';
import type { State } from '#states/parse-states.ts';
import { storiesIn } from '#states/story-file.ts';
import type { StoryFacts } from '#states/story-facts.ts';
import { readStoryFacts } from '../sign-off/read-story-facts.ts';
import { readClaims, readStates } from '../state-coverage/read-claims.ts';

/** How many states one answer lists. */
const MAX_LISTED = 50;

const ById = { id: z.string().check(z.describe('The id of a state, such as offers.list.empty')) };

/** Where the product and its stories are served. */
interface Addresses {
  readonly app: string;
  readonly storybook: string;
}

/**
 * Creates an MCP server that lists the product's states, opens one, and tells what is known about it. Every
 * call reads the project's files again.
 *
 * @param root the project's folder
 */
export function createStatesServer(root: string, { app, storybook }: Addresses): McpServer {
  const server = new McpServer({ name: 'nearhand-states', version: '1.0.0' });

  server.registerTool(
    'list_states',
    {
      title: 'List states',
      description: `Lists the states of the product, at most ${MAX_LISTED}, with what each one shows.`,
      inputSchema: {
        text: z.optional(
          z.string().check(z.describe('Words that the id, the texts or the expectation contain')),
        ),
      },
      annotations: { readOnlyHint: true },
    },
    ({ text = '' }) => {
      const found = readStates(root).filter((state) => contains(state, text));
      return answer({
        total: found.length,
        states: found
          .slice(0, MAX_LISTED)
          .map(({ id, kind, viewer, expected }) => ({ id, kind, viewer, expected })),
      });
    },
  );

  server.registerTool(
    'open_state',
    {
      title: 'Open a state',
      description:
        'Gives the addresses of a state: in the app, and of the stories that show it. `npm start` serves both.',
      inputSchema: ById,
      annotations: { readOnlyHint: true },
    },
    ({ id }) => {
      const state = stateIn(readStates(root), id);
      const claims = readClaims(root).filter((claim) => claim.state === state.id);
      const stories = storiesOf(root, state);
      const addresses = readFileSync(join(root, 'states/story-addresses.tsv'), 'utf8');
      const isOpened =
        stories.some((story) => addresses.includes(`${story.id}\t`)) ||
        claims.some(({ by }) => by === 'flow');
      return answer({
        ...(isOpened && { app: `${app}/?state=${state.id}` }),
        stories: stories.map((story) => `${storybook}/?path=/story/${story.id}`),
        ...(!isOpened && {
          note: 'No story of the whole app shows it, so no address opens it.',
          by: placesOf(claims),
        }),
      });
    },
  );

  server.registerTool(
    'tell_state',
    {
      title: 'Tell a state',
      description:
        'Tells what the list says of a state, such as its texts, the stories that show it with their scenario, ' +
        'viewer and source, where faults are, and every file that claims to show it.',
      inputSchema: ById,
      annotations: { readOnlyHint: true },
    },
    ({ id }) => {
      const state = stateIn(readStates(root), id);
      return answer({
        ...state,
        stories: storiesOf(root, state).map((story) => ({
          id: story.id,
          file: story.file,
          scenario: story.scenario,
          viewer: findScenario(story.scenario ?? '')?.as ?? 'nobody',
          differs: story.overrides,
          source: sourceOf(root, story),
        })),
        claimedBy: placesOf(readClaims(root).filter((claim) => claim.state === state.id)),
      });
    },
  );

  return server;
}

function answer(value: object) {
  return { content: [{ type: 'text' as const, text: JSON.stringify(value, null, 2) }] };
}

function contains(state: State, text: string): boolean {
  const { id, kind, texts, expected } = state;
  const whole = [id, kind, ...texts, expected].join('\n').toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => whole.includes(word));
}

/** @throws Error with the five closest ids */
function stateIn(states: readonly State[], id: string): State {
  const found = states.find((state) => state.id === id);
  if (found) return found;
  const closest = states
    .map((state) => state.id)
    .toSorted((one, other) => leven(id, one) - leven(id, other))
    .slice(0, 5);
  throw new Error(`There is no state "${id}". Closest: ${closest.join(', ')}.`);
}

function storiesOf(root: string, { id }: State) {
  return readStoryFacts(root).filter(({ states }) => states.includes(id));
}

function sourceOf(root: string, { id, file }: StoryFacts): string | undefined {
  const source = readFileSync(join(root, file), 'utf8');
  return storiesIn(source)
    .find((story) => story.id === id)
    ?.text.trim();
}

function placesOf(claims: readonly Claim[]): string[] {
  return claims.map(({ by, file }) => `${by} in ${file}`);
}
