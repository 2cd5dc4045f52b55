import { rmSync } from 'node:fs';
import { command, runCommand } from './command-line/command.ts';
import { checks } from './engines/checks.ts';
import type { Engine, Tab } from './engines/engine.ts';
import { engineNames, findEngine } from './engines/find-engine.ts';
import { buildSite, serveSite, takeErrors, type Site } from './engines/site.ts';
import { isPlayed, playStory } from './engines/stories.ts';

/** Where the site is built. */
const FOLDER = 'test-results/engines';

const count = { passed: 0, failed: 0 };

/** Runs one check, prints its line, and counts it. Errors in its tabs fail it, too. */
async function report(title: string, tabs: readonly Tab[], run: () => Promise<void>) {
  const started = Date.now();
  const problems: string[] = [];
  try {
    await run();
  } catch (error) {
    problems.push(String(error));
  }
  // After a failure as well: otherwise, the next check in the tab would have them.
  for (const tab of tabs)
    problems.push(...(await takeErrors(tab).catch((error: unknown) => [String(error)])));
  const isGreen = problems.length === 0;
  count[isGreen ? 'passed' : 'failed'] += 1;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${isGreen ? '✓' : '✗'} ${title} (${seconds} s)`);
  // Testing Library adds the whole page.
  for (const problem of problems)
    console.log(problem.split('\n', 3).join('\n').replaceAll(/^/gm, '    '));
}

async function runChecks(engine: Engine, site: Site, only: string): Promise<void> {
  for (const { name, run } of checks.filter((check) => check.name.includes(only))) {
    const session = await engine.open();
    const tabs: Tab[] = [];
    const newTab = async () => {
      const tab = await session.newTab();
      tabs.push(tab);
      return tab;
    };
    await report(`${engine.title}: ${name}`, tabs, () => run({ ...session, newTab }, site.app));
    await session.close();
  }
  const session = await engine.open();
  const tab = await session.newTab();
  for (const id of site.stories.filter(
    (each) => isPlayed(each) && `story ${each}`.includes(only),
  )) {
    const play = () => playStory(tab, site.storybook, id);
    await report(`${engine.title}: story ${id}`, [tab], play);
  }
  await session.close();
}

await runCommand(
  command({
    help: `npm run engines -- [--engine NAME...] [--only TEXT]
Plays flows, behaviors and stories of built output in Firefox and WebKit.
  --engine NAME   which must be there: firefox, webkit; by default, those that are
  --only TEXT     checks with a text`,
    options: {
      engine: { type: 'string', multiple: true, default: [] },
      only: { type: 'string', default: '' },
    },
    async run({ values }) {
      rmSync(FOLDER, { recursive: true, force: true });
      await buildSite(FOLDER);
      const site = await serveSite(FOLDER);
      for (const name of values.engine.length > 0 ? values.engine : engineNames) {
        const found = findEngine(name);
        if ('missing' in found) {
          console.log(`${name} is not on this machine. ${found.missing}`);
          if (values.engine.length > 0) count.failed += 1;
          continue;
        }
        const engine = await found.start();
        await runChecks(engine, site, values.only);
        await engine.close();
      }
      await site.close();
      console.log(`\n${count.passed} passed, ${count.failed} failed`);
      return count.failed > 0 || count.passed === 0 ? 1 : 0;
    },
  }),
);
