import { useEffect, useState } from 'react';
import { EmptyTabContent, Placeholder } from 'storybook/internal/components';
import { useChannel, useStorybookState } from 'storybook/manager-api';
import { worldPanelCopy as copy } from '#workbench/world-panel/world-panel-copy.ts';
import { WorldView, type WorldTab } from '#workbench/world-panel/WorldView.tsx';
import {
  FIRST_ROWS,
  WORLD_EVENTS,
  type FaultAnswer,
  type WorldAction,
  type WorldReport,
  type WorldWatch,
} from '#workbench/world-panel/world-messages.ts';

/** The panel World of the story in view. */
export function WorldPanel() {
  const { storyId } = useStorybookState();
  const [tab, setTab] = useState<WorldTab>('requests');
  return <StoryWorld key={storyId} story={storyId} tab={tab} onTab={setTab} />;
}

/** The world of one story, which is asked for it while this is mounted. */
function StoryWorld(props: {
  readonly story: string;
  readonly tab: WorldTab;
  readonly onTab: (tab: WorldTab) => void;
}) {
  const { story, tab, onTab } = props;
  const [watch, setWatch] = useState<WorldWatch>({
    request: null,
    rows: tab === 'rows' ? FIRST_ROWS : null,
  });
  const [report, setReport] = useState<WorldReport>();
  const [answer, setAnswer] = useState<FaultAnswer>();
  const emit = useChannel(
    {
      // A new mount of the story: its requests are counted from the start.
      [WORLD_EVENTS.opened]: () => setWatch((before) => ({ ...before, request: null })),
      [WORLD_EVENTS.report]: setReport,
      [WORLD_EVENTS.faultAnswer]: setAnswer,
    },
    [],
  );
  useEffect(() => {
    emit(WORLD_EVENTS.watch, watch);
  }, [watch, emit]);
  useEffect(() => () => emit(WORLD_EVENTS.watch, null), [emit]);

  if (report?.story !== story) return <Placeholder>{copy.waiting}</Placeholder>;
  if (report.world === null) {
    return <EmptyTabContent title={copy.noWorld.title} description={copy.noWorld.text} />;
  }
  return (
    <WorldView
      world={report.world}
      tab={tab}
      watch={watch}
      answer={answer}
      onTab={onTab}
      onWatch={setWatch}
      onAct={(action: WorldAction) => emit(WORLD_EVENTS.act, action)}
    />
  );
}
