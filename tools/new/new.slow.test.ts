import { afterAll, expect, it } from 'vitest';
import { copyProject } from '../processes/project-copy.ts';
import { binOf } from '../processes/servers.ts';

const { run, remove } = copyProject();
afterAll(remove);

const generated = [
  'endpoint lions.list',
  'endpoint Lions.mark-as-paid',
  'endpoint lions.summary --method GET',
  'endpoint offers.lion --method GET --path /offers/:id/lion',
  'endpoint tasks.lion --path /tasks/:id/lion',
  'endpoint lion-reports.delete --path /lion-reports/old',
  'screen LionHistory --path /lions --call lions.list --guarded',
  'screen lion-center',
  'screen lion-receipt --path /lion-receipts/:offerId --call offers.lion',
  'scenario lions-late',
  'scenario pending-lions --from pending-reviews-empty',
  'scenario dashboard-lions --from dashboard-loaded',
  'scenario demo-lions --from demo',
  'component LionPanel',
  'component LionCard --in features/lions',
  'component lion-price --in entities/tasks',
];

/** The stories of the above. Their pictures are all that is missing. */
const stories = [
  'stories/features/lions/LionCard.stories.tsx',
  'stories/features/tasks/LionPrice.stories.tsx',
  'stories/screens/lion-center/LionCenterScreen.stories.tsx',
  'stories/screens/lion-history/LionHistoryScreen.stories.tsx',
  'stories/screens/lion-receipt/LionReceiptScreen.stories.tsx',
  'stories/ui/LionPanel.stories.tsx',
];

it('everything that is generated passes all checks', () => {
  for (const line of generated) {
    const { status, output } = run(['tools/new.ts', ...line.split(' '), '--no-pictures']);
    expect(output, line).toContain('Next:\n');
    expect(status, line).toBe(0);
  }
  const again = run(['tools/new.ts', 'component', 'LionPanel']);
  const output = 'LionPanel exists already: src/ui/LionPanel.tsx. Nothing was written.\n';
  expect(again).toEqual({ status: 2, output });

  const checks = run(['tools/test.ts', '--quick']).output;
  const results = [...checks.matchAll(/^([✓✗]) (\w+)/gm)].map(
    ([, mark, name]) => `${name} ${mark}`,
  );
  expect(results.toSorted(), checks).toEqual([
    'format ✓',
    'lint ✓',
    'openapi ✓',
    'pictures ✗',
    'states ✓',
    'types ✓',
    'unit ✓',
  ]);
  const missing = [...checks.matchAll(/^(\S+) has no picture of /gm)].map(([, file]) => file);
  expect(missing).toEqual(stories);

  const test = 'tools/conformance/run.slow.test.ts';
  const conformance = run([binOf('vitest'), 'run', '--project=slow', test]);
  expect(conformance.status, conformance.output).toBe(0);
});
