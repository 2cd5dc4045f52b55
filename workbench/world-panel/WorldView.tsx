import { useState } from 'react';
import {
  Button,
  StatelessTab,
  StatelessTabList,
  StatelessTabPanel,
  StatelessTabsView,
} from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { codeFont, mutedColor } from './theme-values.ts';
import { FaultList } from './FaultList.tsx';
import { LinkButtons } from './LinkButtons.tsx';
import { RequestList } from './RequestList.tsx';
import { RowBrowser } from './RowBrowser.tsx';
import { worldPanelCopy } from './world-panel-copy.ts';
import {
  FIRST_ROWS,
  type FaultAnswer,
  type StagedWorld,
  type WorldAction,
  type WorldWatch,
} from './world-messages.ts';

const copy = worldPanelCopy;

const Frame = styled.div(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
}));
const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  padding: '12px 16px',
});
const Scenario = styled.div({ minWidth: 0, overflowWrap: 'anywhere' });
const Title = styled.strong({ marginInlineEnd: 8 });
const Id = styled.code(({ theme }) => ({
  ...codeFont(theme),
  color: mutedColor(theme),
}));
const Clock = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
});
const Time = styled.time({ fontVariantNumeric: 'tabular-nums' });
const Steps = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 4 });

const TABS = ['requests', 'rows', 'faults'] as const;

/** A part of the panel. */
export type WorldTab = (typeof TABS)[number];

/** What the {@link WorldView} needs. */
export interface WorldViewProps {
  readonly world: StagedWorld;
  readonly tab: WorldTab;
  /** The details that were asked for. */
  readonly watch: WorldWatch;
  /** The answer to the last fault that was added. */
  readonly answer: FaultAnswer | undefined;
  readonly onTab: (tab: WorldTab) => void;
  readonly onWatch: (watch: WorldWatch) => void;
  readonly onAct: (action: WorldAction) => void;
}

/**
 * Storybook's panel World: the scenario of the story in view with its link, its clock, and its requests,
 * rows and faults.
 *
 * Storybook's manager renders it: it is built from Storybook's components, and from what React 18 has.
 */
export function WorldView(props: WorldViewProps) {
  const { world, tab, watch, answer, onTab, onWatch, onAct } = props;
  // Kept here: the parts that aren't shown are not in the page.
  const [fault, setFault] = useState('');
  const [handled, setHandled] = useState(answer);
  if (answer !== handled) {
    setHandled(answer);
    // Only an accepted fault leaves the field, and only if it's still there.
    if (answer?.problem === null && answer.fault === fault.trim()) setFault('');
  }
  const { scenario, now, requests, faults, link } = world;

  function select(key: string): void {
    const next = TABS.find((each) => each === key);
    if (next === undefined) return;
    onTab(next);
    if (next === 'rows' && !watch.rows) onWatch({ ...watch, rows: FIRST_ROWS });
  }

  return (
    <Frame>
      <Head>
        <Scenario>
          <Title>{scenario.title}</Title>
          <Id>{scenario.id}</Id>
        </Scenario>
        <Clock role="group" aria-label={copy.clock.label}>
          <Time dateTime={new Date(now).toISOString()}>{timeText(now)}</Time>
          <Steps>
            {copy.clock.steps.map(({ label, milliseconds }) => (
              <Button
                key={label}
                ariaLabel={false}
                size="small"
                onClick={() => onAct({ kind: 'advance', milliseconds })}
              >
                {label}
              </Button>
            ))}
          </Steps>
        </Clock>
        <LinkButtons link={link} />
      </Head>
      <StatelessTabsView selected={tab} onSelectionChange={select}>
        <StatelessTabList>
          <StatelessTab name="requests">{copy.tabs.requests(requests.length)}</StatelessTab>
          <StatelessTab name="rows">{copy.tabs.rows}</StatelessTab>
          <StatelessTab name="faults">{copy.tabs.faults(faults.length)}</StatelessTab>
        </StatelessTabList>
        <StatelessTabPanel name="requests" hasScrollbar={false}>
          {tab === 'requests' && (
            <RequestList
              requests={requests}
              openId={watch.request}
              details={world.request}
              onOpen={(request) => onWatch({ ...watch, request })}
            />
          )}
        </StatelessTabPanel>
        <StatelessTabPanel name="rows" hasScrollbar={false}>
          {tab === 'rows' && (
            <RowBrowser
              world={world}
              range={watch.rows ?? FIRST_ROWS}
              onRange={(rows) => onWatch({ ...watch, rows })}
            />
          )}
        </StatelessTabPanel>
        <StatelessTabPanel name="faults" hasScrollbar={false}>
          {tab === 'faults' && (
            <FaultList
              faults={faults}
              answer={answer}
              text={fault}
              onText={setFault}
              onAdd={(added) => onAct({ kind: 'add-fault', fault: added })}
              onRemove={(removed) => onAct({ kind: 'remove-fault', fault: removed })}
            />
          )}
        </StatelessTabPanel>
      </StatelessTabsView>
    </Frame>
  );
}

/** Such as `2026-03-14 10:00:31 UTC`. */
function timeText(now: number): string {
  return `${new Date(now).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
