import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { MockState } from '#mocks/scenarios/state.ts';
import { inAllModes, withoutPicture } from '#states/modes.ts';
import { PANEL_WIDTH, type TabId } from '#workbench/panel-settings.ts';
import { WorkbenchPanel } from '#workbench/WorkbenchPanel.tsx';
import preview from '../../.storybook/preview.tsx';
import { StagedWorkbench } from './StagedWorkbench.tsx';

/** The panel of the mocked app: a column beside the page, or a sheet on a phone. */
const meta = preview.meta({ title: 'Workbench/Panel' });

const offers: MockState = { scenario: 'offers-loaded' };
const onClose = fn();

function Panel({ first }: { first: TabId }) {
  const [tab, setTab] = useState(first);
  const [width, setWidth] = useState<number>(PANEL_WIDTH.initial);
  return (
    <StagedWorkbench state={offers}>
      {/* The panel is fixed, so the page needs a height. */}
      <div className="h-200" />
      <WorkbenchPanel tab={tab} width={width} onTab={setTab} onWidth={setWidth} onClose={onClose} />
    </StagedWorkbench>
  );
}

export const Open = meta.story({
  render: () => <Panel first="viewer" />,
  parameters: { chromatic: inAllModes },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Everyone' })).toBeVisible();
  },
});

/** A tab at the end of the row is in view when the panel opens. */
export const LastTab = meta.story({
  render: () => <Panel first="tours" />,
  parameters: { chromatic: withoutPicture },
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('tab', { name: 'Tours' });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const row = canvas.getByRole('tablist', { name: 'Tools' }).getBoundingClientRect();
    const { right } = tab.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(row.right + 1);
  },
});

/** With the keyboard alone: other tabs, another width, and closed. */
export const Keyboard = meta.story({
  render: () => <Panel first="scenario" />,
  parameters: { chromatic: withoutPicture },
  play: async ({ canvas }) => {
    onClose.mockClear();
    const tab = await canvas.findByRole('tab', { name: 'Scenario' });
    tab.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Clock' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const edge = canvas.getByRole('separator', { name: 'Width of the panel' });
    edge.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(edge).toHaveAttribute('aria-valuenow', String(PANEL_WIDTH.initial + 32));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(edge).toHaveAttribute('aria-valuenow', String(PANEL_WIDTH.initial - 32));
    canvas.getByRole('button', { name: 'Close the workbench' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
});
