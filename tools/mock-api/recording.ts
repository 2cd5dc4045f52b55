import { createRecorder } from '#mocks/http/recorder.ts';
import { readHar } from '#mocks/recording/har.ts';
import { systemClock } from '#src/lib/time/clock.ts';
import { messageOf } from '#mocks/server/message-of.ts';
import { readServerAddress } from './server-address.ts';
import { nameScenario, refuseTaken, writeRecording } from './write-recording.ts';

/** After how many answers the files are written again. */
const ANSWERS_PER_WRITE = 20;

/**
 * Starts to record a server into files, without personal data. `write` returns what the recording became.
 *
 * @param address of the server
 * @param own the address of the mock API
 * @param out the file to write, which must not exist; its name gives the scenario's id
 * @param log called when the files can't be written
 * @throws Error when the address or the file is not allowed
 */
export function startRecording(
  address: string,
  own: string,
  out: string,
  log: (line: string) => void,
) {
  const server = readServerAddress('--record', address);
  if (server === own) throw new Error(`--record ${server} is the address of the mock API itself.`);
  const file = { ...nameScenario(out), out };
  refuseTaken(file);

  function write(): string {
    if (recorder.size === 0) return 'Nothing was recorded.';
    return writeRecording(readHar(recorder.har(), noFile), file);
  }

  const recorder = createRecorder(server, systemClock, () => {
    if (recorder.size % ANSWERS_PER_WRITE !== 1) return;
    try {
      write();
    } catch (error) {
      log(messageOf(error));
    }
  });
  return { recorder, write };
}

/** A recorder keeps all bodies. */
function noFile(name: string): never {
  throw new Error(`There is no file ${name}.`);
}
