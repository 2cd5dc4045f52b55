import { createRecorder, type Recorder } from '#mocks/http/recorder.ts';
import { readHar } from '#mocks/recording/har.ts';
import { systemClock } from '#src/lib/time/clock.ts';
import { messageOf } from '#mocks/server/message-of.ts';
import { readServerAddress } from './server-address.ts';
import { nameScenario, refuseTaken, writeRecording } from './write-recording.ts';

/** After how many answers the files are written again. */
const ANSWERS_PER_WRITE = 20;

/** A recorder whose recording is kept in files, without personal data. */
export interface RecordingOnDisk {
  readonly recorder: Recorder;
  /** Writes the files. @returns what the recording became, for the console */
  finish(): string;
}

/**
 * Starts to record a server.
 *
 * @param options.server the server's address
 * @param options.out the file to write, which must not exist; its name gives the scenario's id
 * @param options.own the address of the mock API
 * @param options.log called when the files can't be written
 * @throws Error when the address or the file is not allowed
 */
export function startRecording(options: {
  readonly server: string;
  readonly out: string;
  readonly own: string;
  readonly log: (line: string) => void;
}): RecordingOnDisk {
  const { out, log } = options;
  const server = readServerAddress('--record', options.server);
  if (server === options.own)
    throw new Error(`--record ${server} is the address of the mock API itself.`);
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
  return { recorder, finish: write };
}

/** A recorder keeps all bodies. */
function noFile(name: string): never {
  throw new Error(`There is no file ${name}.`);
}
