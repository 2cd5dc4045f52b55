import { spawnSync } from 'node:child_process';
import { command, runCommand, type Input, type Options } from './command-line/command.ts';
import { Draft } from './new/draft.ts';
import { kinds, type Kind } from './new/kinds.ts';
import { root } from './processes/root.ts';
import { binOf } from './processes/bin-of.ts';

/** @throws Error when a script fails, with its output and the npm script that does the same */
function run(script: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
  });
  if (status === 0) return;
  throw new Error(
    `${stdout}${stderr}\nThe files were written, but this failed. Run it again: npm run ${script}`,
  );
}

function generate(kind: Kind, name: string, values: Input<Options>['values']): void {
  const draft = new Draft(root);
  kind.plan(draft, name, values);
  draft.write();
  const written = [...draft.created, ...draft.edited];
  run('format', binOf('oxfmt'), ...written.filter((path) => /\.tsx?$/.test(path)));
  if (written.some((path) => path.startsWith('src/contract/'))) run('openapi', 'tools/openapi.ts');
  for (const path of draft.created) console.log(`new      ${path}`);
  for (const path of draft.edited) console.log(`changed  ${path}`);
  const stories = draft.created.filter((path) => path.endsWith('.stories.tsx'));
  const pictures = `Take the pictures: npm run visual -- --update ${stories.join(' ')}`;
  console.log('\nNext:');
  for (const step of [...kind.next, ...(stories.length > 0 ? [pictures] : [])])
    console.log(`- ${step}`);
}

await runCommand(
  command({
    name: 'npm run new',
    summary: 'Generates what people add to the workbench, so that it passes npm run check.',
    commands: kinds.map((kind) =>
      command({
        name: kind.name,
        summary: kind.summary,
        positionals: ['NAME', 'in kebab case or Pascal case'],
        options: kind.options,
        run: ({ positionals: [given = ''], values }) => generate(kind, given, values),
      }),
    ),
  }),
);
