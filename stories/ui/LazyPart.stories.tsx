import { expect, userEvent } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { InlineFailure } from '#src/ui/InlineFailure.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetItem, SheetSection } from './sheet.tsx';

const view = { placeholder: <Skeleton className="h-11 w-28" /> };

const Menu = () => <Button variant="ghost">Clara Novak</Button>;
const Loading = lazyPart<object>('Loading', () => new Promise(() => {}), view);
const Loaded = lazyPart('Loaded', () => Promise.resolve(Menu), view);
const Failing = lazyPart<object>('Failing', () => Promise.reject(new Error('offline')), {
  failure: (trouble) => (
    <InlineFailure kind="block" title="We couldn't load this form" trouble={trouble} />
  ),
});

const meta = preview.meta({ title: 'UI/LazyPart', tags: ['autodocs'], decorators: [framed] });

export const Ready = meta.story({ tags: ['!test'], render: () => <Loaded /> });

/** A retry that fails keeps its button and the focus, and offers a reload. */
export const RetryFailed = meta.story({
  // The part reports what it catches; React would log it as well.
  parameters: { react: { rootOptions: { onCaughtError: () => {} } } },
  render: () => <Failing />,
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await canvas.findByRole('button', { name: 'Reload page' });
    await expect(retry).toHaveFocus();
  },
});

/** The placeholder has a marker that tests wait for. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <SheetSection title="A menu" column="lg">
      <SheetItem caption="Loading">
        <Loading />
      </SheetItem>
      <SheetItem caption="Loaded">
        <Loaded />
      </SheetItem>
    </SheetSection>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Clara Novak' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-loading-part]')).toHaveLength(1);
  },
});
