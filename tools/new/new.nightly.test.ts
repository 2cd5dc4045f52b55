import { afterAll, expect, it } from 'vitest';
import { copyProject } from '../processes/project-copy.ts';
import { parseArguments } from '../test-run/arguments.ts';
import { stepsFor } from '../test-run/steps.ts';

const { run, remove } = copyProject();
afterAll(remove);

const generated = [
  'endpoint lions.list',
  'endpoint Lions.mark-as-paid',
  'endpoint lions.summary --method GET',
  'endpoint offers.lion --method GET --path /offers/:id/lion',
  'endpoint tasks.lion --path /tasks/:id/lion',
  'endpoint lion-reports.delete --path /lion-reports/old',
  'screen LionHistory --call lions.list',
  'screen lion-center --call dashboards.get',
  'scenario lions-late --from offers-shared',
  'scenario pending-lions --from pending-reviews-empty',
  'scenario dashboard-lions --from dashboard-loaded',
  'scenario demo-lions --from demo',
  'component LionCard --in features/lions',
  'component lion-price --in features/task',
  'feature lion-notes',
  'flow feeds-a-lion',
];

/** The paths of a kind that a command has written. */
function written(output: string, kind: RegExp): string[] {
  return [...output.matchAll(/^(?:new|changed) +(\S+)$/gm)]
    .map(([, path = '']) => path)
    .filter((path) => kind.test(path));
}

it('everything that is generated passes all checks', () => {
  let outputs = '';
  for (const line of generated) {
    const { status, output } = run(['tools/new.ts', ...line.split(' ')]);
    expect(output, line).toContain('Next:\n');
    expect(status, line).toBe(0);
    outputs += output;
  }
  const again = run(['tools/new.ts', 'component', 'LionCard', '--in', 'features/lions']);
  const output =
    'src/features/lions/LionCard.tsx exists already. Choose another name. Nothing was written.\n';
  expect(again).toEqual({ status: 2, output });

  /** Checks of one file at a time have nothing new to find in the others. */
  const only: Readonly<Record<string, readonly string[]>> = {
    lint: written(outputs, /\.tsx?$/),
    format: written(outputs, /\.(tsx?|json)$/),
  };
  expect(only['lint']!.length).toBeGreaterThan(50);
  for (const { name, args } of stepsFor(parseArguments(['--quick']))) {
    const { status, output } = run([...args, ...(only[name] ?? [])]);
    expect(status, `${name}: ${output}`).toBe(0);
  }
});
