import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { command, runCommand } from './command-line/command.ts';
import { checks } from './engines/checks.ts';
import { tabOf, type Engine, type Tab } from './engines/engine.ts';
import { startFirefox } from './engines/firefox.ts';
import { serveSite, takeErrors, type Site } from './engines/site.ts';
import { isPlayed, playStory } from './engines/stories.ts';
import { startWebKit } from './engines/webkit.ts';

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

async function runChecks(engine: Engine, title: string, site: Site, only: string): Promise<void> {
  for (const { name, run } of checks.filter((check) => check.name.includes(only))) {
    const session = await engine.open();
    const tabs: Tab[] = [];
    const newTab = async () => {
      const tab = await session.newTab();
      tabs.push(tabOf(tab));
      return tab;
    };
    await report(`${title}: ${name}`, tabs, () => run({ ...session, newTab }, site.app));
    await session.close();
  }
  const session = await engine.open();
  const tab = tabOf(await session.newTab());
  for (const id of site.stories.filter(isPlayed)) {
    if (!`story ${id}`.includes(only)) continue;
    await report(`${title}: story ${id}`, [tab], () => playStory(tab, site.storybook, id));
  }
  await session.close();
}

/** The file of the first of some programs that is on the PATH. */
function programOf(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return files.find((file) => existsSync(file));
}

/** How each engine starts, where it is on this machine, and how to get it. */
const ENGINES = {
  firefox: {
    start: startFirefox,
    program: process.env['FIREFOX'] || programOf('firefox', 'firefox-esr'),
    advice: 'Install Firefox, or set FIREFOX=/path/to/firefox.',
  },
  webkit: {
    start: startWebKit,
    program: programOf('xvfb-run') && programOf('WebKitWebDriver'),
    advice: 'On Debian and Ubuntu: apt install webkit2gtk-driver xvfb',
  },
};

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
    async run({ values: { engine: asked, only } }) {
      const unknown = asked.find((name) => !Object.hasOwn(ENGINES, name));
      if (unknown !== undefined) throw new Error(`No engine is called "${unknown}". Try --help.`);
      rmSync(FOLDER, { recursive: true, force: true });
      const site = await serveSite(FOLDER);
      for (const [name, { start, program, advice }] of Object.entries(ENGINES)) {
        if (asked.length > 0 && !asked.includes(name)) continue;
        if (!program) {
          console.log(`${name} is not on this machine. ${advice}`);
          if (asked.length > 0) count.failed += 1;
          continue;
        }
        const engine = await start(program);
        const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
        await runChecks(engine, version, site, only);
        await engine.close();
      }
      console.log(`\n${count.passed} passed, ${count.failed} failed`);
      return count.failed > 0 || count.passed === 0 ? 1 : 0;
    },
  }),
);
// The site is still served.
process.exit();
