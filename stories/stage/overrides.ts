import { HttpHandler, type AnyHandler } from 'msw';
import { matchCall } from '#mocks/server/match-call.ts';
import { API_BASE_PATH } from '#src/contract/endpoint.ts';
import type { Stage } from './stage.ts';

/** What is wrong with the handlers that a story puts in front of its world's, and with their answers. */
export function faultsOfOverrides(stage: Stage, states: readonly string[]): string[] {
  const overrides = stage.overrides();
  if (overrides.length === 0) return [];
  const faults = overrides.flatMap((handler) => unknownCallOf(handler) ?? []);
  for (const { title, details } of stage.problems) {
    faults.push(
      `An override is no answer of the contract: ${title}: ${details.join('; ')}. To show a broken answer, use the fault \`answersWith\`.`,
    );
  }
  if (states.length > 0) {
    faults.push(
      `It claims ${states.join(', ')} and overrides handlers: a state must stay openable by a link, over HTTP and in flows. Describe it as data, with \`faults\` beside the scenario.`,
    );
  }
  return faults;
}

/** Says that a handler is for a path of the API that the contract doesn't have. */
function unknownCallOf(handler: AnyHandler): string | undefined {
  if (!(handler instanceof HttpHandler)) return undefined;
  const { method, path } = handler.info;
  if (typeof method !== 'string' || typeof path !== 'string') return undefined;
  const start = path.indexOf(`${API_BASE_PATH}/`);
  if (start === -1 || matchCall(method, path.slice(start))) return undefined;
  return `It overrides ${method} ${path}, which is no call of the contract (src/contract).`;
}
