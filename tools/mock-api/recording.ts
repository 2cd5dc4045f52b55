import { createRecorder } from '#mocks/http/recorder.ts';
import { viewerOf } from '#mocks/recording/recorded-people.ts';
import { messageOf } from '#mocks/server/message-of.ts';
import { API_BASE_PATH } from '#src/contract/endpoint.ts';
import { systemClock } from '#src/lib/time/clock.ts';
import { readServerAddress } from './server-address.ts';
import { refuseTaken, writeRecording } from './write-recording.ts';

/**
 * Starts to record a server into a file, which must not exist. `write` returns what the recording became, or why
 * there is none.
 *
 * @param own the address of the mock API
 * @throws Error when the address or the file is not allowed
 */
export function startRecording(address: string, own: string, out: string) {
  const server = readServerAddress('--record', address);
  if (server === own) throw new Error(`--record ${server} is the address of the mock API itself.`);
  refuseTaken(out);
  const recorder = createRecorder(server, systemClock);
  const session = { exchanges: recorder.exchanges, apiBase: server + API_BASE_PATH, skipped: [] };
  return {
    recorder,
    write(): string {
      try {
        // A guess is better than to lose the session.
        const { isUnclear } = viewerOf(recorder.exchanges);
        return writeRecording(session, out, { as: isUnclear ? 'client' : undefined });
      } catch (error) {
        return messageOf(error);
      }
    },
  };
}
