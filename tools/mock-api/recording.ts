import { API_BASE_PATH } from '#src/contract/endpoint.ts';
import { createRecorder, type Recorder } from '#mocks/http/recorder.ts';
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
  const server = readServerAddress(options.server, options.own);
  const file = { ...nameScenario(out), out };
  refuseTaken(file);

  function write(): string {
    const exchanges = [...recorder.exchanges];
    if (exchanges.length === 0) return 'Nothing was recorded.';
    const apiBase = server + API_BASE_PATH;
    const session = { exchanges, apiBase, page: undefined, skipped: [], others: 0 };
    return writeRecording(session, file);
  }

  const recorder = createRecorder(server, systemClock, () => {
    if (recorder.exchanges.length % ANSWERS_PER_WRITE !== 1) return;
    try {
      write();
    } catch (error) {
      log(messageOf(error));
    }
  });
  return { recorder, finish: write };
}
