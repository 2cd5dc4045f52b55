import { spawnSync } from 'node:child_process';
import { buildDemo } from './build-demo.ts';
import { command, runCommand } from './command-line/command.ts';
import { buildApp } from './processes/built-app.ts';
import { binOf } from './processes/bin-of.ts';

const base = {
  type: 'string',
  value: 'PATH',
  default: '/',
  description: 'where it will be served, such as /nearhand/',
} as const;
const outTo = (folder: string) =>
  ({ type: 'string', value: 'DIR', default: folder, description: 'the output folder' }) as const;

const demo = command({
  name: 'demo',
  summary: 'Builds a static site of the mocked app, with Storybook below storybook/.',
  options: { base, out: outTo('dist-demo') },
  run: ({ values }) => buildDemo(values.base, values.out),
});

const storybook = command({
  name: 'storybook',
  summary: 'Builds Storybook alone.',
  options: { out: outTo('storybook-static') },
  run({ values }) {
    const args = ['build', `--output-dir=${values.out}`, '--disable-telemetry'];
    const run = spawnSync(process.execPath, [binOf('storybook'), ...args], { stdio: 'inherit' });
    return run.status ?? 1;
  },
});

await runCommand(
  command({
    name: 'npm run build',
    summary: 'Builds the app for the real API, without any mock code, in dist.',
    options: { base },
    commands: [demo, storybook],
    run: ({ values }) =>
      buildApp({ mode: 'production', base: values.base, outDir: 'dist', logLevel: 'info' }),
  }),
);
