import { closestTo } from '#mocks/scenarios/closest.ts';
import type { Claim } from '#states/reader/read-claims.ts';
import type { State } from '#states/parse-states.ts';

/**
 * What is wrong with the claims: ids that are not in the list, and states that are claimed only by
 * something that does not show them as the list says (a story where a test is asked for).
 */
export function findStateFaults(states: readonly State[], claims: readonly Claim[]): string[] {
  const byId = new Map(states.map((state) => [state.id, state]));
  const unknown = claims
    .filter((claim) => !byId.has(claim.state))
    .map(({ file, state }) => {
      const closest = closestTo(state, states).map(({ id }) => id);
      return `${file}: there is no state "${state}". Closest matches: ${closest.join(', ')}`;
    });
  const misplaced = states.flatMap((state) => {
    const own = claims.filter((claim) => claim.state === state.id);
    const [first] = own;
    if (!first || own.some((claim) => claim.by === state.shownBy)) return [];
    return [`${first.file}: "${state.id}" is to be shown by a ${state.shownBy}, not a ${first.by}`];
  });
  return [...unknown, ...misplaced];
}
