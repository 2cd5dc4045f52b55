import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { command, runCommand } from './command-line/command.ts';
import { checks, type Check } from './engines/checks.ts';
import type { Engine } from './engines/engine.ts';
import { startFirefox } from './engines/firefox.ts';
import { pageOf, type Page } from './engines/page.ts';
import { serveSite, type Site } from './engines/site.ts';
import { startWebKit } from './engines/webkit.ts';

/** Where the site is built. */
const FOLDER = 'test-results/engines';

/** How each engine starts, its program, and how to get it. */
const ENGINES = {
  firefox: {
    start: startFirefox,
    program: process.env['FIREFOX'] || 'firefox',
    advice: 'Install Firefox, or set FIREFOX=/path/to/firefox.',
  },
  webkit: {
    start: startWebKit,
    program: 'WebKitWebDriver',
    advice: 'On Debian and Ubuntu: apt install webkit2gtk-driver xvfb',
  },
};

/** Runs a check in a new browser. Returns what failed: the check itself, and the errors of its pages. */
async function problemsOf({ run }: Check, engine: Engine, site: Site): Promise<string[]> {
  const session = await engine.open();
  const pages: Page[] = [];
  async function open(url: string): Promise<Page> {
    const page = pageOf(await session.newTab());
    pages.push(page);
    await page.goto(url);
    return page;
  }
  const problems = [await run(open, site).then(() => null, String)];
  for (const page of pages) {
    const kept = page.evaluate(() => sessionStorage.getItem('engines.errors'));
    problems.push(await kept.catch(String));
  }
  await session.close();
  return problems.filter((problem) => problem !== null);
}

await runCommand(
  command({
    help: `npm run engines -- [--only TEXT]
Plays flows, behaviors and stories of built output in Firefox and WebKit.
  --only TEXT   checks with a text, such as "firefox: story ui"`,
    options: { only: { type: 'string', default: '' } },
    async run({ values: { only } }) {
      const count = { passed: 0, failed: 0 };
      rmSync(FOLDER, { recursive: true, force: true });
      const site = await serveSite(FOLDER);
      for (const [name, { start, program, advice }] of Object.entries(ENGINES)) {
        const wanted = checks.filter((check) => `${name}: ${check.name}`.includes(only));
        if (wanted.length === 0) continue;
        if (spawnSync(program, ['--version']).error) {
          console.log(`${name} is not on this machine. ${advice}`);
          count.failed += 1;
          continue;
        }
        const engine = await start(program);
        for (const check of wanted) {
          const started = Date.now();
          const problems = await problemsOf(check, engine, site).catch((error: unknown) => [
            String(error),
          ]);
          const isGreen = problems.length === 0;
          count[isGreen ? 'passed' : 'failed'] += 1;
          const seconds = ((Date.now() - started) / 1000).toFixed(1);
          console.log(`${isGreen ? '✓' : '✗'} ${name}: ${check.name} (${seconds} s)`);
          // Testing Library adds the whole page.
          for (const problem of problems)
            console.log(problem.split('\n', 3).join('\n').replaceAll(/^/gm, '    '));
        }
        await engine.close();
      }
      console.log(`\n${count.passed} passed, ${count.failed} failed`);
      return count.failed > 0 || count.passed === 0 ? 1 : 0;
    },
  }),
);
// The site is still served.
process.exit();
