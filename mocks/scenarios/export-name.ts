/** The name of the export of a scenario, by its id: `offers-bug` becomes `offersBug`. */
export function exportNameOf(id: string): string {
  const name = id.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const isName = /^[a-z]/.test(name) && !RESERVED.has(name);
  return isName ? name : `scenario${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Words that no export can have as a name, or that a file of scenarios has for something else. */
const RESERVED = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends ' +
    'false finally for function if import in instanceof interface let new null package private ' +
    'protected public recording return scenario static super switch this throw true try typeof undefined var ' +
    'void while with yield'
  ).split(' '),
);
