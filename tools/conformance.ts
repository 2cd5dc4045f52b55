import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '#src/lib/time/clock.ts';
import { command, runCommand } from './command-line/command.ts';
import { help, options, runOptions } from './conformance/arguments.ts';
import { textReport } from './conformance/report.ts';
import { runConformance } from './conformance/run.ts';

await runCommand(
  command({
    help,
    options,
    async run({ values }) {
      const wanted = runOptions(values);
      const mode = wanted.isReadOnly === true ? ', read-only' : '';
      console.log(`Checking ${wanted.base}/api${mode}\n`);
      const result = await runConformance(wanted, systemClock);
      await mkdir(values.out, { recursive: true });
      await writeFile(join(values.out, 'conformance.json'), JSON.stringify(result, null, 2));
      const report = textReport(result, { hasExtra: values.extra });
      console.log(report);
      const summary = process.env['GITHUB_STEP_SUMMARY'];
      if (summary !== undefined) await appendFile(summary, `\`\`\`text\n${report}\n\`\`\`\n`);
      return result.failed === 0 ? 0 : 1;
    },
  }),
);
