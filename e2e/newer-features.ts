import { features } from 'web-features';

type Support = Readonly<Partial<Record<string, string>>>;

/** The text of a build's styles and scripts. */
export interface BuiltText {
  readonly css: string;
  readonly js: string;
}

/** How a feature looks in a build, by the key that the compatibility data has for it. */
const LOOKS: readonly (readonly [RegExp, keyof BuiltText, (name: string) => string])[] = [
  [/^css\.properties\.([\w-]+)$/, 'css', (name) => `[{;]${name}:`],
  [/^css\.selectors\.([\w-]+)$/, 'css', (name) => `:${name}[{,:.)([ ~+>]`],
  [/^css\.at-rules\.([\w-]+)$/, 'css', (name) => `@${name}\\b`],
  [/^css\.types\.(?:\w+\.)?([\w-]+)$/, 'css', (name) => `[:, (]${name}\\(`],
  [/^javascript\.builtins\.(\w+\.\w+)$/, 'js', (name) => `\\b${name}\\(`],
  [/^(?:javascript\.builtins|api)\.(\w+)$/, 'js', (name) => `new ${name}\\b`],
];

/**
 * The features of the web platform in a build that some supported browser lacks, as far as a text tells: a name
 * that something older has as well proves nothing, and the names of other methods than static ones are
 * too common (TypeScript's `lib` bounds those of JavaScript).
 *
 * @param browserslist the oldest versions, as in package.json: `safari >= 17.5`
 * @returns the names that the compatibility data has for them
 */
export function newerFeatures(browserslist: readonly string[], built: BuiltText): string[] {
  const oldest = browserslist.map((query) => query.split(' >= ') as [string, string]);
  const isOld = (support: Support) =>
    oldest.every(([browser, version]) => {
      const since = support[browser]?.replace('≤', '') ?? Infinity;
      return Number(since) <= Number(version);
    });
  const old = new Set<string>();
  const newer: { id: string; look: string; place: keyof BuiltText }[] = [];
  for (const [id, feature] of Object.entries(features)) {
    if (feature.kind !== 'feature') continue;
    for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {})) {
      const [pattern, place, lookOf] = LOOKS.find(([each]) => each.test(key)) ?? [];
      const name = pattern?.exec(key)?.[1];
      if (name === undefined || place === undefined || lookOf === undefined) continue;
      const look = lookOf(name);
      if (isOld({ ...support })) old.add(look);
      else newer.push({ id, look, place });
    }
  }
  const used = newer.filter(
    ({ look, place }) => !old.has(look) && new RegExp(look).test(built[place]),
  );
  return [...new Set(used.map(({ id }) => id))].toSorted();
}
