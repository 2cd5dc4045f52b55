import { expect, it } from 'vitest';
import { importViolation, resolveInternal, type ImportKind } from './layers.ts';

/** What a file may not import, or `undefined` if it may. */
function violation(file: string, specifier: string, kind: ImportKind = 'static') {
  return importViolation(file, resolveInternal(file, specifier)!, kind);
}

it.each<[file: string, specifier: string, kind?: ImportKind]>([
  ['src/domain/a.ts', '#src/contract/thing.ts'],
  ['src/contract/a.ts', '#src/lib/thing.ts'],
  ['src/lib/a.ts', '#src/features/auth/thing.ts'],
  ['src/features/auth/a.ts', '#src/screens/offers/thing.ts'],
  ['src/screens/offers/a.ts', '#src/app/thing.ts'],
  ['src/screens/offers/a.ts', '#src/screens/tasks/thing.ts'],
  ['src/screens/Shared.ts', './offers/thing.ts'],
  ['src/ui/a.ts', '#src/domain/thing.ts'],
  ['src/drawer/a.ts', '#src/domain/thing.ts'],
  ['src/lib/a.ts', '#mocks/thing.ts'],
  ['src/app/a.ts', '#workbench/thing.ts', 'dynamic'],
  ['src/app/start-mocks.ts', '#mocks/thing.ts', 'dynamic'],
  ['src/app/start.ts', '#workbench/thing.ts', 'static'],
  ['src/app/start.ts', '#workbench/thing.ts', 'type'],
  ['src/app/a.ts', '../../e2e/thing.ts'],
  ['workbench/a.ts', '#stories/stage/thing.ts'],
  ['mocks/db/a.ts', '#src/lib/thing.ts'],
  ['mocks/db/a.ts', '../server/thing.ts'],
  ['tools/a.ts', '#src/lib/thing.ts'],
  ['stories/a.ts', '../tests/thing.ts'],
  ['stories/checks/a.ts', '#stories/stage/thing.ts'],
  ['.storybook/preview.tsx', '#src/ui/Button.tsx'],
  ['.storybook/addons.ts', '#mocks/thing.ts', 'dynamic'],
  ['flows/a.ts', '#stories/thing.ts'],
  ['states/a.ts', '#src/lib/thing.ts'],
])('%s may not import %s', (file, specifier, kind) => {
  expect(violation(file, specifier, kind)).toBeDefined();
});

it.each<[file: string, specifier: string, kind?: ImportKind]>([
  ['src/lib/a.ts', '../contract/thing.ts'],
  ['src/screens/offers/a.ts', './thing.ts'],
  ['src/screens/offers/a.ts', '../PageTitle.tsx'],
  ['src/screens/offers/a.ts', '#src/features/messages/thing.ts'],
  ['src/app/a.ts', '#src/screens/offers/thing.ts'],
  ['src/app/start.ts', '#workbench/thing.ts', 'dynamic'],
  ['src/app/a.test.ts', '#mocks/thing.ts'],
  ['workbench/a.ts', '#mocks/thing.ts'],
  ['mocks/db/a.ts', '#src/lib/navigation/paths.ts'],
  ['tools/a.ts', '#src/contract/thing.ts'],
  ['stories/a.ts', '../.storybook/preview.tsx'],
])('%s may import %s', (file, specifier, kind) => {
  expect(violation(file, specifier, kind)).toBeUndefined();
});
