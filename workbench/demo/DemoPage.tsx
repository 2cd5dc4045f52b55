import { cx } from 'class-variance-authority';
import { RotateCcw } from 'lucide-react';
import { useState, useTransition, type ReactNode } from 'react';
import { people } from '#mocks/fixtures/accounts.ts';
import { PRODUCT_NAME } from '#src/domain/product.ts';
import { Tab, TabList, TabPanel, Tabs } from '#src/ui/Tabs.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { PanelButton } from '../PanelButton.tsx';
import { DEMO_PEOPLE, type DemoPerson } from './demo-path.ts';
import { DemoFrame } from './DemoFrame.tsx';

export interface DemoPageProps {
  /** The address of the app's home page. */
  readonly home: string;
  /** The address of the app as one person. */
  readonly addressOf: (person: DemoPerson) => string;
  /** Renders the app as one person. */
  readonly renderApp: (person: DemoPerson) => ReactNode;
  /** Creates the rows of the world again, and with them the page. */
  readonly onStartOver: () => Promise<void>;
}

/**
 * The page /demo: a client and a worker side by side, in one world. Below 1024 px a tab for each shows one of
 * them at a time; the other stays as it is.
 */
export function DemoPage({ home, addressOf, renderApp, onStartOver }: DemoPageProps) {
  const [person, setPerson] = useState<DemoPerson>('client');
  const [isStartingOver, startOver] = useTransition();
  return (
    <main className="flex h-[calc(100dvh-var(--page-top))] min-h-120 flex-col gap-3 bg-surface-sunken p-3 sm:p-4">
      <title>{`Two people, one world · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h1 className="text-xl">Two people, one world</h1>
          <p className="text-sm text-ink-muted">Each sees what the other does within a second.</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <TextLink href={home} isStandalone>
            Back to the app
          </TextLink>
          <PanelButton
            Icon={RotateCcw}
            isBusy={isStartingOver}
            busyLabel="Starting over"
            onClick={() => startOver(onStartOver)}
          >
            Start over
          </PanelButton>
        </div>
      </header>
      <Tabs
        value={person}
        onValueChange={(value) => {
          const chosen = DEMO_PEOPLE.find((each) => each === value);
          if (chosen) setPerson(chosen);
        }}
        className="flex min-h-0 grow flex-col gap-3"
      >
        <TabList label="People" className="shrink-0 min-[64rem]:hidden">
          {DEMO_PEOPLE.map((each) => (
            <Tab key={each} value={each}>
              {people[each].first_name}
            </Tab>
          ))}
        </TabList>
        <div className="relative grid min-h-0 grow grid-cols-1 gap-4 min-[64rem]:grid-cols-2">
          {DEMO_PEOPLE.map((each) => (
            <TabPanel
              key={each}
              value={each}
              forceMount
              // The page in the frame has the focus next, not the panel around it.
              tabIndex={-1}
              className={cx(
                'min-h-0 pt-0!',
                // It keeps its size, and so its scroll position.
                'max-[64rem]:data-[state=inactive]:invisible max-[64rem]:data-[state=inactive]:absolute max-[64rem]:data-[state=inactive]:inset-0',
              )}
            >
              <DemoFrame person={each} alone={addressOf(each)}>
                {renderApp(each)}
              </DemoFrame>
            </TabPanel>
          ))}
        </div>
      </Tabs>
    </main>
  );
}
