/** The product's source as text, from which usage is counted. */
const sources = import.meta.glob<string>(['/src/**/*.tsx', '/src/**/*.ts', '!/src/**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const ICONS = /import \{([^}]*)\} from 'lucide-react'/g;
const STEPS =
  /(?<![\w-])-?(?:[pm][xytbse]?|gap(?:-[xy])?|inset(?:-[xy])?)-(\d+(?:\.5)?)(?![\w/%.-])/g;

/** The lucide icons that the product uses, with the number of files that use each. */
export function iconsInUse(): Map<string, number> {
  return countedNames((source) =>
    [...source.matchAll(ICONS)]
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
}

/** The spacing steps that the product's classes use, in ascending order. */
export function spacingInUse(): number[] {
  const steps = countedNames((source) => [...source.matchAll(STEPS)].map(([, step = '']) => step));
  return [...steps.keys()]
    .map(Number)
    .filter((step) => step > 0)
    .toSorted((a, b) => a - b);
}

function countedNames(namesIn: (source: string) => string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const source of Object.values(sources)) {
    for (const name of new Set(namesIn(source))) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Map([...counts].toSorted(([one], [other]) => one.localeCompare(other, 'en')));
}
