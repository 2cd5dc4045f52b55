import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { root } from '../processes/root.ts';
import { readReferences, type References } from './references.ts';
import { hashOf, pictureMode, pngFile, RESULT_FOLDER, type TakenPicture } from './run-result.ts';

/** A part of the page, in CSS pixels from its top left corner. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture that a story asks for. */
type Wanted = Pick<TakenPicture, 'name' | 'reference'> & { readonly area: Area };

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture: (wanted: Wanted) => Promise<void>;
  }
}

/** The pictures of this run. */
export const taken: TakenPicture[] = [];

let references: References | undefined;

/** Takes a picture, and keeps its file if it differs from its reference. */
export const takePicture: BrowserCommand<[Wanted]> = async (context, { name, reference, area }) => {
  const png = await captureOf(context, area);
  const hash = hashOf(png);
  const file = relative(root, context.testPath ?? '').replaceAll('\\', '/');
  taken.push({ name, reference, file, hash });
  references ??= readReferences();
  if (references.get(reference) === hash && pictureMode !== 'render') return;
  const target = pngFile(RESULT_FOLDER, name);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, Buffer.from(png, 'base64'));
};

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The browser's own PNG file in base64. It is encoded for speed, since few of them are kept. */
async function captureOf({ page, context }: BrowserCommandContext, area: Area): Promise<string> {
  const opened = sessions.get(page) ?? context.newCDPSession(page);
  sessions.set(page, opened);
  const session = await opened;
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    // The page has room for the whole frame (`makeRoom`).
    captureBeyondViewport: false,
    clip: { ...area, scale: 1 },
  });
  return data;
}
