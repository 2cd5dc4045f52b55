import { createHash } from 'node:crypto';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { noteAsked } from './asked-pictures.ts';
import { comparesReferences, pictureName } from './picture-files.ts';
import { isKnownPicture, keepHash } from './picture-hashes.ts';

/** A part of the page, in CSS pixels from its top left corner. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    isPictureKnown: (name: string, area: Area) => Promise<boolean>;
    keepPictureHash: (name: string, area: Area) => Promise<void>;
  }
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Whether an area looks, byte for byte, as it did when its picture was last taken. */
export const isPictureKnown: BrowserCommand<[string, Area]> = async (context, name, area) => {
  noteAsked(pictureName(name), context.testPath ?? '');
  return comparesReferences && isKnownPicture(name, await hashOf(context, area));
};

/** Keeps how an area looks now as its picture's hash, until the run ends. */
export const keepPictureHash: BrowserCommand<[string, Area]> = async (context, name, area) => {
  noteAsked(pictureName(name), context.testPath ?? '');
  keepHash(name, await hashOf(context, area));
};

/** The hash of the browser's own PNG file, which is encoded for speed, since nobody keeps it. */
async function hashOf({ page, context }: BrowserCommandContext, area: Area): Promise<string> {
  const opened = sessions.get(page) ?? context.newCDPSession(page);
  sessions.set(page, opened);
  const session = await opened;
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { ...area, scale: 1 },
  });
  return createHash('sha256').update(data).digest('hex').slice(0, 32);
}
