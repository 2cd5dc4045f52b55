import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readHar } from '#mocks/recording/har.ts';
import { findScenario, unknownScenario } from '#mocks/scenarios/registry.ts';
import { command } from '../command-line/command.ts';
import { idOf, refuseTaken, writeRecording } from './write-recording.ts';

/** Reads a HAR file, or a body beside it. @throws Error when it can't be read */
function readText(file: string): string {
  const bytes = readFileSync(file);
  if (bytes.toString('latin1', 0, 2) === 'PK') {
    throw new Error(`${file} is a ZIP archive: unpack it, and name the .har file in it.`);
  }
  // A decoder leaves the byte order mark out.
  return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-8').decode(bytes);
}

/** Writes a scenario from a browser's recording. */
export const fromHar = command({
  help: `npm run mock-api -- from-har [options] FILE.har
Writes a scenario that replays the recording of a browser or a proxy, without its personal data.
  --out FILE     the scenario, whose id is the file's name; by default, named as the HAR file, in mocks/scenarios
  --base ID      a scenario that answers all other calls; by default, they fail
  --as SIDE      client or worker: the viewer's side, where the calls don't tell`,
  positionals: 'one',
  options: {
    out: { type: 'string' },
    base: { type: 'string' },
    as: { type: 'string' },
  },
  run({ positionals: [file = ''], values }) {
    const { out = join('mocks/scenarios', `${idOf(file)}.ts`), base: baseId, as } = values;
    const base = baseId === undefined ? undefined : findScenario(baseId);
    if (baseId !== undefined && !base) throw new Error(unknownScenario(baseId));
    if (as !== undefined && as !== 'client' && as !== 'worker') {
      throw new Error(`--as is "${as}"; allowed: client, worker.`);
    }
    refuseTaken(out);
    const bodyOf = (name: string) => readText(join(dirname(file), name));
    console.log(writeRecording(readHar(readText(file), bodyOf), out, { base, as }));
  },
});
