import { API_BASE_PATH } from '#src/contract/endpoint.ts';
import { createRecorder, type Recorder } from '#mocks/http/recorder.ts';
import { systemClock } from '#src/lib/time/clock.ts';
import { messageOf } from '#mocks/server/message-of.ts';
import { nameScenario } from '../scenario-from-har/name-scenario.ts';
import { readServerAddress } from './server-address.ts';
import { refuseTaken, writeScenario } from '../scenario-from-har/write-scenario.ts';

/** After how many kept calls the file is written again. */
const CALLS_PER_WRITE = 20;

/** A recorder whose scenario is kept in a file, without personal data. */
export interface Recording {
  readonly recorder: Recorder;
  /** Writes the file. @returns what the recording became, for the console */
  finish(): Promise<string>;
}

/**
 * Starts to record a server.
 *
 * @param options.server the server's address
 * @param options.out the file to write, which must not exist; its name gives the scenario's id
 * @param options.own the address of the mock API
 * @param options.log called when the server goes away or comes back, or the file can't be written
 * @throws Error when the address or the file is not allowed
 */
export function startRecording(options: {
  readonly server: string;
  readonly out: string;
  readonly own: string;
  readonly log: (line: string) => void;
}): Recording {
  const { out, log } = options;
  const server = addressIn(options.server, options.own);
  const file = { ...nameScenario(out), out };
  refuseTaken(file);
  let flag: 'wx' | 'w' = 'wx';

  async function write(): Promise<string> {
    const exchanges = [...recorder.exchanges];
    if (exchanges.length === 0) return 'Nothing was recorded.';
    const apiBase = server + API_BASE_PATH;
    const session = { exchanges, apiBase, page: undefined, leftOut: 0 };
    const report = await writeScenario(session, file, flag);
    flag = 'w';
    return report;
  }

  async function writeMeanwhile(): Promise<void> {
    try {
      await write();
    } catch (error) {
      log(messageOf(error));
    }
  }

  let writing = Promise.resolve();
  const recorder = createRecorder({
    server,
    clock: systemClock,
    log,
    onKept() {
      if (recorder.exchanges.length % CALLS_PER_WRITE !== 1) return;
      writing = writing.then(writeMeanwhile);
    },
  });
  return { recorder, finish: () => writing.then(write) };
}

function addressIn(text: string, own: string): string {
  try {
    return readServerAddress(text, own);
  } catch (error) {
    const reason = messageOf(error);
    throw new Error(`--record ${text}: ${reason}`, { cause: error });
  }
}
