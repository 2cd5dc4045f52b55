import { ChevronRight, RotateCcw } from 'lucide-react';
import { useState, useTransition } from 'react';
import { storyIndex, type StoryLink } from 'virtual:story-index';
import { scenarios as allScenarios, type ScenarioId } from '#mocks/scenarios/registry.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Card } from '#src/ui/Card.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { FirstFew } from '../FirstFew.tsx';
import { ItemList } from '../ItemList.tsx';
import { PanelButton } from '../PanelButton.tsx';
import { PanelSection } from '../PanelSection.tsx';
import { PanelStatus } from '../PanelStatus.tsx';
import { StoryLinks } from '../StoryLinks.tsx';
import { useWorkbench } from '../workbench-context.ts';

/**
 * The tab Scenario of the panel: the open scenario, with its stories and states, and all others.
 *
 * @param props.stories all; stories list some, so that their pictures don't change with the product
 * @param props.scenarios all, likewise
 */
export function ScenarioTab({
  stories = storyIndex,
  scenarios = allScenarios,
}: {
  stories?: readonly StoryLink[];
  scenarios?: readonly Scenario<ScenarioId>[];
}) {
  const { engine, linkTo } = useWorkbench();
  const { id, title } = engine.opening().scenario;
  const [isResetting, startReset] = useTransition();
  const [outcome, setOutcome] = useState('');
  const own = stories.filter(({ scenario }) => scenario === id);
  const states = [...new Set(own.flatMap((story) => story.states))];

  function startOver(): void {
    setOutcome('');
    startReset(async () => {
      await engine.reset();
      setOutcome('The rows are back to how they started.');
    });
  }

  return (
    <div className="flex flex-col gap-6">
      <Card padding="sm" tone="sunken" className="flex flex-col gap-3">
        <div className="wrap-anywhere">
          <p className="text-sm text-ink-muted">Open now</p>
          <p className="font-semibold">{title}</p>
          <p className="text-sm text-ink-muted">{id}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <CopyButton label="Copy link" text={linkTo()} />
          <PanelButton
            Icon={RotateCcw}
            isBusy={isResetting}
            busyLabel="Recreating the rows"
            onClick={startOver}
          >
            Start over
          </PanelButton>
        </div>
        <PanelStatus>{outcome}</PanelStatus>
      </Card>
      {own.length > 0 && (
        <PanelSection title="Stories">
          <StoryLinks label="Stories" stories={own} />
        </PanelSection>
      )}
      {states.length > 0 && (
        <PanelSection title="States">
          <FirstFew items={states}>
            {(shown) => (
              <ul aria-label="States" className="flex flex-col gap-1 text-sm">
                {shown.map((state) => (
                  <li key={state} className="wrap-anywhere">
                    {state}
                  </li>
                ))}
              </ul>
            )}
          </FirstFew>
        </PanelSection>
      )}
      <PanelSection
        title="All scenarios"
        text="To search them, and all states, use Find at the top of the page."
      >
        {[...Map.groupBy(scenarios, ({ at }) => at.split(/[/?#]/)[1] || 'home')].map(
          ([page, ofPage]) => (
            <details key={page} open={ofPage.some((each) => each.id === id)}>
              <summary className="flex cursor-pointer items-center gap-2 py-2.5 font-medium in-open:*:first:rotate-90">
                <ChevronRight aria-hidden strokeWidth={1.75} className="size-4" />
                <span className="first-letter:uppercase">{page.replaceAll('-', ' ')}</span>
                <span className="text-sm text-ink-muted">({ofPage.length})</span>
              </summary>
              <ItemList
                items={ofPage.map((each) => ({
                  key: each.id,
                  text: each.title,
                  end: each.id === id && <Badge size="sm">Open now</Badge>,
                  onPress: () => void engine.open({ scenario: each.id }),
                }))}
              />
            </details>
          ),
        )}
      </PanelSection>
    </div>
  );
}
