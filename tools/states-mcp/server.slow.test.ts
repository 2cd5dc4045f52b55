import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../processes/root.ts';

const client = new Client({ name: 'test', version: '1.0.0' });
beforeAll(() =>
  client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ['tools/states.ts', 'mcp', '--storybook', 'http://localhost:7007'],
      cwd: root,
    }),
  ),
);
afterAll(() => client.close());

async function ask(name: string, args: Readonly<Record<string, string>> = {}) {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [{ text }] = content as [{ text: string }];
  return { isError, text };
}

async function told(name: string, args: Readonly<Record<string, string>> = {}): Promise<unknown> {
  return JSON.parse((await ask(name, args)).text) as unknown;
}

it('offers three tools', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['list_states', 'open_state', 'tell_state']);
  expect(tools[1]?.inputSchema).toMatchObject({
    required: ['id'],
    properties: { id: { type: 'string', description: expect.any(String) as string } },
  });
});

describe('list_states', () => {
  it('finds states by words of their id, texts and expectation', async () => {
    expect(await told('list_states', { text: 'Badge unread-100' })).toEqual({
      total: 1,
      states: [
        {
          id: 'shell.nav.signed-in.unread-100',
          kind: 'boundary',
          viewer: 'user',
          expected: 'red badge "99+"',
        },
      ],
    });
  });

  it('says how many there are besides those that it lists', async () => {
    const all = (await told('list_states')) as { total: number; states: unknown[] };
    expect(all.total).toBeGreaterThan(all.states.length);
    expect(all.states).toHaveLength(50);
  });
});

describe('open_state', () => {
  it('gives the addresses in the app and in Storybook', async () => {
    expect(await told('open_state', { id: 'offers.accept.failed' })).toMatchObject({
      app: 'http://localhost:5173/?state=offers.accept.failed',
      stories: [
        expect.stringMatching(/^http:\/\/localhost:7007\/\?path=\/story\/screens-offers-[\w-]+$/),
      ],
    });
  });

  it('gives no address in the app for a state that only the story of a part shows', async () => {
    const opened = (await told('open_state', { id: 'shell.toast.error' })) as object;
    expect(opened).not.toHaveProperty('app');
    expect(opened).toHaveProperty('stories', [expect.stringContaining('shell-feedback')]);
  });

  it('says which test shows a state that has no address', async () => {
    expect(await told('open_state', { id: 'shell.nav.logout.success' })).toEqual({
      stories: [],
      note: 'No story of the whole app shows it, so no address opens it.',
      by: [expect.stringMatching(/^test in tests\//)],
    });
  });
});

describe('tell_state', () => {
  it('tells the texts of a state, its stories and what claims it', async () => {
    expect(await told('tell_state', { id: 'offers.accept.failed' })).toMatchObject({
      id: 'offers.accept.failed',
      shownBy: 'story',
      stories: [
        {
          file: expect.stringMatching(/^stories\/screens\/offers\//) as string,
          scenario: 'offers-card-pending',
          viewer: 'worker',
          differs: ['faults'],
          source: expect.stringContaining('faults: [fails(acceptOffer, 500)]') as string,
        },
      ],
      claimedBy: [expect.stringMatching(/^story in stories\/screens\/offers\//)],
    });
  });
});

it.each(['open_state', 'tell_state'])(
  '%s names the closest ids for an unknown one',
  async (name) => {
    const { isError, text } = await ask(name, { id: 'offers.list.emty' });
    expect(isError).toBe(true);
    expect(text).toMatch(/^There is no state "offers.list.emty"\. Closest: offers\.list\.empty, /);
  },
);

it('refuses a call without an id', async () => {
  expect(await ask('tell_state')).toMatchObject({
    isError: true,
    text: expect.stringContaining('id') as string,
  });
});
