import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../processes/root.ts';

/** Where a run leaves its pictures and their hashes. */
export const RESULT_FOLDER = process.env['PICTURE_FOLDER'] ?? join(root, 'test-results/pictures');

/**
 * What a run of stories does about pictures: `collect` takes them beside all checks, as `npm test` does, and keeps the
 * files of those that differ from their references. `render` takes them alone, and keeps every file.
 */
export const pictureMode = (process.env['PICTURES'] ?? 'off') as 'collect' | 'render' | 'off';

/** A picture that a run has taken. */
export interface TakenPicture {
  /** `ui-button/sheet.phone-dark` */
  readonly name: string;
  /** The name of the reference that it has to equal: its own, or that of the story it ends like. */
  readonly reference: string;
  /** The path of its story file from the project's root. */
  readonly file: string;
  readonly hash: string;
}

/** What a run of stories leaves for the comparison of pictures. */
export interface RunResult {
  readonly pictures: readonly TakenPicture[];
  /** The story files of which every story was played, and none failed. */
  readonly played: readonly string[];
}

/** The hash of a picture, by its PNG file in Base64. */
export const hashOf = (png: string): string =>
  createHash('sha256').update(png).digest('hex').slice(0, 32);

/** The PNG file of a picture. A run saves those that differ from their references. */
export const pngFile = (folder: string, name: string): string => join(folder, `${name}.png`);

const RESULT_FILE = 'run.json';

export function writeRun(run: RunResult): void {
  mkdirSync(RESULT_FOLDER, { recursive: true });
  writeFileSync(join(RESULT_FOLDER, RESULT_FILE), JSON.stringify(run));
}

/** Reads what a run left; undefined when it left nothing, as when it broke off. */
export function readRun(folder: string): RunResult | undefined {
  const file = join(folder, RESULT_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RunResult) : undefined;
}
