import { describe, expect, it, vi } from 'vitest';
import { sharePage } from './share-page.ts';

const page = { title: 'Wes Okafor', url: 'https://nearhand.example/user/2' };
const named = (name: string) => Object.assign(new Error('No.'), { name });
const clipboard = () => ({ writeText: vi.fn(() => Promise.resolve()) });

describe('sharing a page', () => {
  it('opens the share sheet where there is one', async () => {
    const share = vi.fn(() => Promise.resolve());
    const copying = clipboard();
    expect(await sharePage({ share, clipboard: copying }, page)).toBe('shared');
    expect(share).toHaveBeenCalledExactlyOnceWith(page);
    expect(copying.writeText).not.toHaveBeenCalled();
  });

  it.each([
    ['the user closes the sheet', 'AbortError'],
    ['the sheet is still open', 'InvalidStateError'],
  ])('copies nothing when %s', async (_, name) => {
    const copying = clipboard();
    const share = () => Promise.reject(named(name));
    expect(await sharePage({ share, clipboard: copying }, page)).toBe('dismissed');
    expect(copying.writeText).not.toHaveBeenCalled();
  });

  it.each([
    ['there is no sheet', {}],
    ['the sheet is not allowed', { share: () => Promise.reject(named('NotAllowedError')) }],
  ])('copies the link where %s', async (_, browser) => {
    const copying = clipboard();
    expect(await sharePage({ ...browser, clipboard: copying }, page)).toBe('copied');
    expect(copying.writeText).toHaveBeenCalledExactlyOnceWith(page.url);
  });

  it.each([
    ['has no clipboard', {}],
    [
      'denies copying',
      { clipboard: { writeText: () => Promise.reject(named('NotAllowedError')) } },
    ],
  ])('fails in a browser that %s', async (_, browser) => {
    expect(await sharePage(browser, page)).toBe('failed');
  });
});
