import { Play } from 'lucide-react';
import { Alert } from '#src/ui/Alert.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Card } from '#src/ui/Card.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import type { Flow } from '#flows/flow.ts';
import { flows as allFlows } from '#flows/flows.ts';
import { CopyButton } from '../CopyButton.tsx';
import { DEMO_PATH } from '../demo/demo-path.ts';
import { PanelButton } from '../PanelButton.tsx';
import { useStore } from '../store.ts';
import { TOUR_MIN_WIDTH, useIsWide } from '../tours/use-is-wide.ts';
import { useWorkbench } from '../workbench-context.ts';
import { counted } from '#src/domain/counted.ts';

/**
 * The tab Tours of the panel: the user journeys that can be played in the app, each with its link.
 *
 * @param props.flows all; stories have some, so that their pictures don't change with the product
 */
export function ToursTab({ flows = allFlows }: { flows?: Readonly<Record<string, Flow>> }) {
  const { tours, urlOf } = useWorkbench();
  const isWide = useIsWide();
  const open = useStore(tours)?.tour;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-muted">
        Each tour plays a user journey in the app, in its own world. To drive a demo yourself, open
        the <TextLink href={urlOf(DEMO_PATH)}>client and the worker side by side</TextLink>.
      </p>
      {!isWide && (
        <Alert tone="info" size="compact" title="Tours need a wider window">
          They use the navigation bar of windows that are at least {TOUR_MIN_WIDTH} px wide.
        </Alert>
      )}
      <ul className="flex flex-col gap-3">
        {Object.entries(flows).map(([id, { title, scenario, steps }]) => (
          <li key={id}>
            <Card asChild padding="sm">
              <article aria-label={title} className="flex flex-col gap-3">
                <div className="flex flex-col gap-1">
                  <span className="flex items-start justify-between gap-2">
                    <h3 className="text-base">{title}</h3>
                    {id === open && <Badge tone="info">Open</Badge>}
                  </span>
                  <p className="text-sm text-ink-muted">
                    {counted(steps.length, 'step')} · {scenario.title}
                  </p>
                </div>
                <div className="flex flex-wrap items-center gap-2">
                  <PanelButton
                    Icon={Play}
                    variant="primary"
                    aria-label={`Start the tour "${title}"`}
                    disabled={!isWide}
                    onClick={() => tours.start(id)}
                  >
                    Start
                  </PanelButton>
                  <CopyButton
                    label="Copy link"
                    name={`Copy link of the tour "${title}"`}
                    text={urlOf(`/?tour=${id}`)}
                  />
                </div>
              </article>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
