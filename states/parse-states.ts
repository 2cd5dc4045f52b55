/** A state of the product. */
export interface State {
  readonly id: string;
  readonly kind: string;
  readonly viewer: string;
  /** What must show it. */
  readonly shownBy: 'story' | 'test' | 'flow';
  /** Texts that must be on the screen. */
  readonly texts: readonly string[];
  /** Texts that must not be on the screen. */
  readonly absent: readonly string[];
  readonly expected: string;
  /** How to reproduce it. */
  readonly recipe: string;
  /** Sections of docs/product.md; `gap` where it is silent. */
  readonly section: string;
}

const COLUMNS = 'id kind viewer shown_by texts absent expected recipe spec_section';

/**
 * Parses the list of states: tab-separated columns, ` | ` between texts.
 *
 * @throws Error naming the first malformed line
 */
export function parseStates(table: string): State[] {
  const [head, ...lines] = table.trimEnd().split('\n');
  if (head?.split('\t').join(' ') !== COLUMNS) throw new Error(`The columns must be ${COLUMNS}.`);
  const ids = new Set<string>();
  return lines.map((line, index) => {
    const cells = line.split('\t');
    const [id = '', kind = '', viewer = '', shownBy, texts, absent, expected = '', recipe = ''] =
      cells;
    const where = `Line ${index + 2} (${id})`;
    if (cells.length !== 9) throw new Error(`${where} has ${cells.length} cells instead of 9.`);
    if (ids.has(id)) throw new Error(`${where} repeats the id of an earlier line.`);
    ids.add(id);
    if (shownBy !== 'story' && shownBy !== 'test' && shownBy !== 'flow') {
      throw new Error(`${where} is shown by "${shownBy}"; allowed: story, test, flow.`);
    }
    return {
      id,
      kind,
      viewer,
      shownBy,
      texts: list(texts),
      absent: list(absent),
      expected,
      recipe,
      section: cells[8] ?? '',
    };
  });
}

function list(cell: string | undefined): string[] {
  return cell ? cell.split(' | ') : [];
}
