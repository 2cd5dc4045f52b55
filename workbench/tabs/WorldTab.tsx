import { WorldFiles } from './world/WorldFiles.tsx';
import { WorldRows, type WorldRowsProps } from './world/WorldRows.tsx';

/** The tab World of the panel: the rows of the mock server, and the world as a file. */
export function WorldTab({ tables }: Pick<WorldRowsProps, 'tables'>) {
  return (
    <WorldRows tables={tables}>
      <WorldFiles />
    </WorldRows>
  );
}
