import type { ComponentType } from 'react';
import { paths, type PathName } from '#src/lib/navigation/paths.ts';
import { withServices } from '#src/lib/app/with-services.tsx';
import { lazyPart, type LazyPart } from '#src/ui/lazy-part.tsx';
import { PageFailure } from './PageFailure.tsx';
import { PageLoading } from './PageLoading.tsx';

const files = import.meta.glob<Readonly<Record<string, ComponentType>>>('../screens/*/*Screen.tsx');

/** The screens that make no calls and keep no drafts. */
const withoutServices: ReadonlySet<string> = new Set([
  'home',
  'about',
  'services',
  'payment',
  'notFound',
]);

/** The screen that a file exports, such as `OffersScreen` for `offers`. @throws Error without such a file */
function screenOf(name: string): LazyPart<object> {
  const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}Screen`;
  const file = Object.keys(files).find((path) => path.endsWith(`/${component}.tsx`));
  const importFile = files[file ?? ''];
  if (!importFile) throw new Error(`No folder of src/screens has ${component}.tsx.`);
  const load = async () => (await importFile())[component] as ComponentType;
  return lazyPart(`Screen ${name}`, withoutServices.has(name) ? load : withServices(load), {
    placeholder: <PageLoading />,
    failure: (trouble) => <PageFailure trouble={trouble} />,
  });
}

export const screens = Object.fromEntries(
  Object.keys(paths).map((name) => [name, screenOf(name)]),
) as Readonly<Record<PathName, LazyPart<object>>>;

export const NotFound = screenOf('notFound');
