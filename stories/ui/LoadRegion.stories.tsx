import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { LoadRegion, type LoadRegionProps } from '#src/ui/LoadRegion.tsx';
import { SkeletonGroup, SkeletonText } from '#src/ui/Skeleton.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed, SheetItem, SheetSection } from './sheet.tsx';

const CONTENT = 'Helped with the shelf, and swept up afterwards.';

const meta = preview.meta({
  title: 'UI/LoadRegion',
  component: LoadRegion,
  tags: ['autodocs'],
  decorators: [framed],
  args: {
    label: 'Reviews',
    state: 'ready' as const,
    errorTitle: "We couldn't load the reviews",
    onRetry: fn(),
    skeleton: (
      <SkeletonGroup label="Loading reviews">
        <SkeletonText lines={2} />
      </SkeletonGroup>
    ),
    empty: <p>No reviews yet</p>,
    children: <p>{CONTENT}</p>,
  },
});

export const Ready = meta.story({ tags: ['!test'] });

export const Slow = meta.story({
  args: { state: 'loading' as const, isBusy: true, isSlow: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Taking longer than usual')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Settles the retry, when the story calls it. */
let settleRetry: (state: 'error' | 'ready') => void = () => undefined;

/** Failed at first; a retry is pending until the story settles it. */
function Failed(props: LoadRegionProps) {
  const [state, setState] = useState<'error' | 'ready'>('error');
  const [isBusy, setIsBusy] = useState(false);
  return (
    <LoadRegion
      {...props}
      state={state}
      isBusy={isBusy}
      error={state === 'error' ? 'The server did not answer.' : undefined}
      onRetry={() => {
        props.onRetry();
        setIsBusy(true);
        settleRetry = (outcome) => {
          setState(outcome);
          setIsBusy(false);
        };
      }}
    />
  );
}

const retries = async (canvasElement: HTMLElement, onRetry: () => void) => {
  const canvas = within(canvasElement);
  const button = canvas.getByRole('button', { name: 'Try again' });
  await userEvent.tab();
  await expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  // The error stays while it is retried.
  await expect(canvas.getByText('The server did not answer.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect(onRetry).toHaveBeenCalledTimes(1);
  settleRetry('error');
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  settleRetry('ready');
  await expect(await canvas.findByText(CONTENT)).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('region', { name: 'Reviews' })).toHaveFocus());
};

/** The button keeps the focus until the retry succeeds; then the region takes it. */
export const Retried = meta.story({
  tags: ['!autodocs'],
  render: (args) => <Failed {...args} />,
  play: ({ canvasElement, args }) => retries(canvasElement, args.onRetry),
});

export const RetriedInline = meta.story({
  tags: ['!autodocs'],
  args: { isInline: true },
  render: (args) => <Failed {...args} />,
  play: ({ canvasElement, args }) => retries(canvasElement, args.onRetry),
});

/** Filtered at first. */
function Filtered(props: LoadRegionProps) {
  const [isFiltered, setIsFiltered] = useState(true);
  const clear = <Button onClick={() => setIsFiltered(false)}>Clear filters</Button>;
  return <LoadRegion {...props} state={isFiltered ? 'empty' : 'ready'} empty={clear} />;
}

/** The region takes the focus from an action of the empty state. Without focus, it takes none. */
export const Cleared = meta.story({
  tags: ['!autodocs'],
  render: (args) => <Filtered {...args} />,
  play: async ({ canvas }) => {
    await expect(document.body).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByText(CONTENT)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Reviews' })).toHaveFocus());
  },
});

const error = 'The server did not answer.';

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: (args) => (
    <>
      <SheetSection
        title="First load"
        column="lg"
        states={{
          Loading: { label: 'Loading', state: 'loading' },
          Slow: { label: 'Slow', state: 'loading', isBusy: true, isSlow: true },
          Ready: { label: 'Ready' },
          Empty: { label: 'Empty', state: 'empty' },
        }}
      >
        {(props: Partial<LoadRegionProps>) => <LoadRegion {...args} {...props} />}
      </SheetSection>
      <SheetSection
        title="Failed"
        column="lg"
        states={{
          Error: { label: 'Error', state: 'error', error },
          'Trying again': { label: 'Trying again', state: 'error', error, isBusy: true },
          Inline: { label: 'Inline', state: 'error', error, isInline: true },
          'Refresh failed': { label: 'Refresh failed', error },
        }}
      >
        {(props: Partial<LoadRegionProps>) => <LoadRegion {...args} {...props} />}
      </SheetSection>
      <SheetSection title="Refresh" column="lg">
        <SheetItem caption="Slow">
          <LoadRegion {...args} label="Slow refresh" isBusy isSlow />
        </SheetItem>
      </SheetSection>
    </>
  ),
  play: async ({ canvas }) => {
    const refresh = within(canvas.getByRole('region', { name: 'Refresh failed' }));
    await expect(refresh.getByRole('alert')).toHaveTextContent(error);
    await expect(refresh.getByText(CONTENT)).toBeVisible();
    // What is shown already stays where it is, at the top.
    const slow = canvas.getByRole('region', { name: 'Slow refresh' });
    const content = within(slow).getByText(CONTENT);
    await expect(content.getBoundingClientRect().top).toBe(slow.getBoundingClientRect().top);
  },
});
