import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { stateAddress } from '#mocks/scenarios/state-query.ts';
import type { MockState } from '#mocks/scenarios/state.ts';
import { inAllModes, inThreeModes, withoutPicture } from '#states/modes.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { StoryPanel } from '#stories/stage/StoryPanel.tsx';
import { PANEL_WIDTH, type TabId } from '#workbench/panel-settings.ts';
import { WorkbenchPanel } from '#workbench/WorkbenchPanel.tsx';
import preview from '#stories/stage/preview.tsx';
import { offersLoaded } from '#mocks/scenarios/offers.ts';
import { StagedWorkbench } from './StagedWorkbench.tsx';

/** The panel of the mocked app: a column beside the page, or a sheet on a phone. */
const meta = preview.meta({ title: 'Workbench/Panel' });

const offers = { scenario: 'offers-loaded' } as const satisfies MockState;
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
    await expect(await canvas.findByRole('region', { name: 'Everyone else' })).toBeVisible();
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

/** In Storybook: the calls and rows of a story, and the link to its state in the app. */
export const AtStory = meta.story({
  render: (_args, context) => (
    <div className="h-200">
      <StoryPanel
        stage={stageOf(context)}
        state={{ scenario: offersLoaded }}
        app="https://demo.nearhand.example/"
        onClose={onClose}
      />
    </div>
  ),
  parameters: { scenario: offersLoaded, chromatic: inThreeModes },
  play: async () => {
    const panel = within(await screen.findByRole('complementary', { name: 'World panel' }));
    await userEvent.click(panel.getByRole('tab', { name: 'World' }));
    await expect(await panel.findByRole('searchbox', { name: 'Search users' })).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Open in the app' })).toHaveAttribute(
      'href',
      `https://demo.nearhand.example${stateAddress(offers)}`,
    );
  },
});
