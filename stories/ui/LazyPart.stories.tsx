import { lazy } from 'react';
import { expect } from 'storybook/test';
import { LazyPart } from '#src/ui/LazyPart.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { inAllModes } from '#stories/checks/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetItem, SheetSection } from './sheet.tsx';

const Part = lazy(() =>
  Promise.resolve({ default: () => <p className="h-11 font-medium">Clara Novak</p> }),
);

/** A component whose code never loads. */
const Missing = lazy(() => new Promise<{ default: () => null }>(() => {}));

const fallback = <Skeleton className="h-11 w-28" />;

const meta = preview.meta({
  title: 'UI/LazyPart',
  component: LazyPart,
  tags: ['autodocs'],
  decorators: [framed],
});

export const Loaded = meta.story({
  args: { fallback, children: <Part /> },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Clara Novak')).toBeVisible();
    await expect(canvasElement.querySelector('[data-loading-part]')).toBeNull();
  },
});

/** The fallback, with a marker that tests wait for. */
export const Loading = meta.story({
  args: { fallback, children: <Missing /> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-loading-part]')).not.toBeNull();
  },
});

export const Sheet = meta.story({
  parameters: { chromatic: inAllModes },
  args: { children: null },
  render: () => (
    <SheetSection title="A name" column="lg">
      <SheetItem caption="Loading">
        <LazyPart fallback={fallback}>
          <Missing />
        </LazyPart>
      </SheetItem>
      <SheetItem caption="Loaded">
        <LazyPart fallback={fallback}>
          <Part />
        </LazyPart>
      </SheetItem>
    </SheetSection>
  ),
});
