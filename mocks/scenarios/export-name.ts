/** The name of the export of a scenario, by its id: `offers-bug` becomes `offersBug`. */
export function exportNameOf(id: string): string {
  return id.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** What ids of scenarios are made of. Their words can be told apart in the name of the export, too. */
export const ID_RULE = 'lowercase words and numbers with hyphens, such as offers-bug-2';

/** Whether a scenario can have an id: no word of JavaScript, or of the files of scenarios. */
export function isScenarioId(id: string): boolean {
  return /^[a-z]+(-([a-z]+|\d+))*$/.test(id) && !RESERVED.has(id);
}

const RESERVED = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends ' +
    'false finally for function if import in instanceof interface let new null package private ' +
    'protected public recording return scenario static super switch this throw true try typeof undefined var ' +
    'void while with yield'
  ).split(' '),
);
