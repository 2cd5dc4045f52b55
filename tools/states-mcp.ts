import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { command } from './command-line/command.ts';
import { root } from './processes/root.ts';
import { createStatesServer } from './states-mcp/server.ts';

/** Serves the states to an agent, until it closes the input. */
export const mcpCommand = command({
  name: 'mcp',
  summary: 'Serves the states as MCP tools on its input and output. Start it with npm --silent.',
  options: {
    app: {
      type: 'string',
      value: 'URL',
      default: 'http://localhost:5173',
      description: 'where the app is',
    },
    storybook: {
      type: 'string',
      value: 'URL',
      default: 'http://localhost:6006',
      description: 'where Storybook is',
    },
  },
  run: ({ values }) => createStatesServer(root, values).connect(new StdioServerTransport()),
});
