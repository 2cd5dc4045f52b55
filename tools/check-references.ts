import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyFacts } from '#states/story-facts.ts';
import { root } from './processes/root.ts';
import { readReferences, type References } from './visual/references.ts';

/** Lists the pictures of stories that have no reference yet, their own or shared. Part of `npm run check`. */

const taken = read();
const files = globSync('stories/**/*.stories.tsx', { cwd: root }).toSorted();
let isComplete = true;
for (const file of files) {
  const source = readFileSync(join(root, file), 'utf8');
  const stories = storyFacts(file, source);
  const shared = stories.flatMap(({ sharedPicture }) => sharedPicture ?? []);
  const expected = stories.flatMap(({ id, pictures }) =>
    pictures.map((mode) => `${id.replace('--', '/')}.${mode}`),
  );
  const lost = shared.filter((name) => !taken.has(name));
  if (lost.length > 0) {
    isComplete = false;
    console.error(`${file} shares ${lost.join(', ')}, which no story has.`);
  }
  const missing = expected.filter((name) => !taken.has(name));
  if (missing.length === 0) continue;
  isComplete = false;
  console.error(`${file} has no picture of ${missing.join(', ')}.`);
  console.error(`  Take it: npm run visual -- --update ${file}`);
}
if (!isComplete) {
  console.error(
    'Review the new files in stories/references, then commit them. For a story without a picture,\n' +
      'set parameters: { chromatic: withoutPicture }.',
  );
  process.exitCode = 1;
}

/** The references, or the end of the command where a file of them is malformed. */
function read(): References {
  try {
    return readReferences(root);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
