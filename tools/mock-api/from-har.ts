import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readHar } from '#mocks/recording/har.ts';
import { findScenario, unknownScenario } from '#mocks/scenarios/registry.ts';
import { messageOf } from '#mocks/server/message-of.ts';
import { command } from '../command-line/command.ts';
import { nameScenario, refuseTaken, writeRecording } from './write-recording.ts';

/** Reads a HAR file. @throws Error when it can't be read */
function readText(file: string): string {
  const bytes = readBytes(file);
  if (bytes.toString('latin1', 0, 2) === 'PK') {
    throw new Error(`${file} is a ZIP archive: unpack it, and name the .har file in it.`);
  }
  // A decoder leaves the byte order mark out.
  return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-8').decode(bytes);
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Error(`${file} can't be read: ${messageOf(error)}`, { cause: error });
  }
}

/** Writes a scenario from a browser's recording. */
export const fromHar = command({
  help: `npm run mock-api -- from-har [options] FILE.har
Writes a scenario that replays the recording of a browser or a proxy, without its personal data.
  --id ID        lowercase words with hyphens; by default, from the file's name
  --title TEXT   its title in lists; by default, from the id
  --out FILE     the file to write; mocks/scenarios/ID.ts by default
  --base ID      a scenario that answers all other calls; by default, they fail`,
  positionals: 'one',
  options: {
    id: { type: 'string' },
    title: { type: 'string' },
    out: { type: 'string' },
    base: { type: 'string' },
  },
  run({ positionals: [file = ''], values }) {
    const { id, title } = nameScenario(file, values);
    const { out = join('mocks/scenarios', `${id}.ts`), base: baseId } = values;
    const base = baseId === undefined ? undefined : findScenario(baseId);
    if (baseId !== undefined && !base) throw new Error(unknownScenario(baseId));
    const written = { id, title, out };
    refuseTaken(written);
    const session = readHar(readText(file), (name) => {
      const body = join(dirname(file), basename(name));
      if (!existsSync(body)) throw new Error(`${basename(name)} is missing beside the HAR file`);
      return readText(body);
    });
    console.log(writeRecording(session, written, base));
  },
});
