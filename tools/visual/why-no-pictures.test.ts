import { expect, it } from 'vitest';
import { whyNoPictures } from './why-no-pictures.ts';

it('says which browser it is that draws other pixels, and nothing of the pinned one', () => {
  expect(whyNoPictures({ pinned: true, version: '153' })).toBeUndefined();
  expect(whyNoPictures({ pinned: false, version: "Playwright's own" })).toContain(
    "the browser here is Playwright's own",
  );
});
