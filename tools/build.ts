import { buildDemo } from './build-demo.ts';
import { command, runCommand } from './command-line/command.ts';
import { buildApp } from './processes/built-app.ts';

const base = { type: 'string', default: '/' } as const;

const demo = command({
  help: `npm run build -- demo [--base PATH] [--out DIR]
Builds a static site of the mocked app, with Storybook below storybook/, in dist-demo by default.`,
  options: { base, out: { type: 'string', default: 'dist-demo' } },
  run: ({ values }) => buildDemo(values.base, values.out),
});

await runCommand(
  command({
    help: `npm run build -- [--base PATH]
Builds the app for the real API, without any mock code, in dist. PATH is where it will be served, such as /nearhand/.`,
    options: { base },
    commands: { demo },
    async run({ values }) {
      await buildApp({ mode: 'production', base: values.base, outDir: 'dist', logLevel: 'info' });
    },
  }),
);
