import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHar } from '#mocks/recording/har.ts';
import { messageOf } from '#mocks/server/message-of.ts';
import { command } from './command-line/command.ts';
import { nameScenario } from './scenario-from-har/name-scenario.ts';
import { refuseTaken, writeScenario } from './scenario-from-har/write-scenario.ts';

/** @throws Error when the file can't be read */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = messageOf(error);
    throw new Error(`${file} can't be read: ${reason}`, { cause: error });
  }
}

/** Writes a scenario from a browser's recording. */
export const fromHar = command({
  name: 'from-har',
  summary: "Writes a scenario from a browser's recording of the real app, without personal data.",
  positionals: ['FILE.har', 'the recording'],
  options: {
    id: {
      type: 'string',
      value: 'ID',
      description: "its id, lowercase words with hyphens (default: from the file's name)",
    },
    title: {
      type: 'string',
      value: 'TEXT',
      description: 'its title in lists (default: from the id)',
    },
    out: {
      type: 'string',
      value: 'FILE',
      description: 'the file to write (default: mocks/scenarios/ID.ts)',
    },
  },
  async run({ positionals: [file = ''], values }) {
    const { id, title } = nameScenario(file, values);
    const { out = join('mocks/scenarios', `${id}.ts`) } = values;
    const written = { id, title, out };
    refuseTaken(written);
    // `wx` fails for a file that has come into being since.
    console.log(await writeScenario(readHar(readText(file)), written, 'wx'));
  },
});
