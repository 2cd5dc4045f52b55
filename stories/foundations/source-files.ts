/** The product's source as text, from which usage is counted. */
const sources = import.meta.glob<string>(['/src/**/*.tsx', '/src/**/*.ts', '!/src/**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const STEPS =
  /(?<![\w-])-?(?:[pm][xytbse]?|gap(?:-[xy])?|inset(?:-[xy])?)-(\d+(?:\.5)?)(?![\w/%.-])/g;

/** The spacing steps that the product's classes use, in ascending order. */
export function spacingInUse(): number[] {
  const steps = Object.values(sources).flatMap((source) =>
    [...source.matchAll(STEPS)].map(([, step]) => Number(step)),
  );
  return [...new Set(steps)].filter((step) => step > 0).toSorted((a, b) => a - b);
}
