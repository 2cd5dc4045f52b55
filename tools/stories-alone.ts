import { join } from 'node:path';
import { createVitest, type TestCase, type TestSpecification, type Vitest } from 'vitest/node';

/**
 * Plays each story alone in a page that no story has used before: what a story shows must not depend
 * on the code that others have loaded, nor on what they have left behind. Takes two seconds a story.
 *
 *   npm run stories:alone                        all of them
 *   npm run stories:alone -- stories/screens     some files
 */
const root = join(import.meta.dirname, '..');
// A new page for each file that is run.
process.env['STORY_PAGES'] = 'own';

/** The stories of a file, by the names of their tests. */
async function storiesIn(vitest: Vitest, specification: TestSpecification): Promise<string[]> {
  vitest.setGlobalTestNamePattern(/^$/);
  await vitest.runTestSpecifications([specification]);
  const [module] = vitest.state.getTestModules([specification.moduleId]);
  return [...(module?.children.allTests() ?? [])].map(({ name }) => name);
}

/** Plays one story. @returns what it says when it fails */
async function playAlone(
  vitest: Vitest,
  specification: TestSpecification,
  name: string,
): Promise<string | undefined> {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  vitest.setGlobalTestNamePattern(new RegExp(`^${escaped}$`));
  await vitest.runTestSpecifications([specification]);
  const [module] = vitest.state.getTestModules([specification.moduleId]);
  const played = [...(module?.children.allTests() ?? [])].find((test) => test.name === name);
  return played ? failureOf(played) : 'It was not found.';
}

function failureOf(test: TestCase): string | undefined {
  const { state, errors } = test.result();
  if (state === 'passed') return undefined;
  return errors?.map(({ message }) => message).join('\n') ?? `It is ${state}.`;
}

const vitest = await createVitest('test', {
  root,
  watch: false,
  project: ['stories'],
  reporters: [],
});
let passed = 0;
const failures: string[] = [];
for (const specification of await vitest.globTestSpecifications(process.argv.slice(2))) {
  for (const name of await storiesIn(vitest, specification)) {
    const failure = await playAlone(vitest, specification, name);
    if (failure === undefined) passed += 1;
    else failures.push(`${specification.moduleId} > ${name}\n${failure}`);
  }
}
await vitest.close();
for (const failure of failures) console.error(`${failure}\n`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
