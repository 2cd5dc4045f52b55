const cleanUps = new Set<() => void>();

/** Runs a function after each test. It is kept once: test files share a page, which evaluates a module only once. */
export function afterTests(cleanUp: () => void): void {
  cleanUps.add(cleanUp);
}

export function cleanUpTest(): void {
  for (const cleanUp of cleanUps) cleanUp();
}
