import { buildDemo } from './build-demo.ts';
import { command, runCommand } from './command-line/command.ts';
import { buildApp } from './processes/built-app.ts';

const base = {
  type: 'string',
  value: 'PATH',
  default: '/',
  description: 'where it will be served, such as /nearhand/',
} as const;

const demo = command({
  name: 'demo',
  summary: 'Builds a static site of the mocked app, with Storybook below storybook/.',
  options: {
    base,
    out: { type: 'string', value: 'DIR', default: 'dist-demo', description: 'the output folder' },
  },
  run: ({ values }) => buildDemo(values.base, values.out),
});

await runCommand(
  command({
    name: 'npm run build',
    summary: 'Builds the app for the real API, without any mock code, in dist.',
    options: { base },
    commands: [demo],
    run: ({ values }) =>
      buildApp({ mode: 'production', base: values.base, outDir: 'dist', logLevel: 'info' }),
  }),
);
