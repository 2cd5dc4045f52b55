import { ArrowRight, Code, MonitorPlay, Palette } from 'lucide-react';
import { PRODUCT_NAME } from '#src/domain/product.ts';
import { Button } from '#src/ui/Button.tsx';
import { Container } from '#src/ui/Container.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { states } from '../../states/state-list.ts';
import { operations } from './api-document.ts';
import { demoAddress } from './demo-address.ts';
import { countShown } from './claims.ts';
import { storyAddress, titlesBelow } from './story-index.ts';
import { Command, Figures, AudienceCard, AudienceLink } from './WelcomeParts.tsx';
import { WelcomePath } from './WelcomePath.tsx';
import { writtenFlows } from './written-flows.ts';

const statesAsTiles = `${storyAddress('docs-states--all')}&view=tiles`;
const guide = (name: string) => `./?path=/docs/docs-how-to-${name}--docs`;

const figures = [
  { figure: countShown(states), of: states.length, label: 'states shown' },
  { figure: titlesBelow('Screens').length, label: 'screens' },
  { figure: writtenFlows.length, label: 'flows' },
  { figure: [...titlesBelow('Features'), ...titlesBelow('UI')].length, label: 'components' },
  { figure: operations.length, label: 'calls mocked' },
];

/** The start page: what the workbench is, and where each of its three audiences begins. */
export function WelcomePage() {
  const demo = demoAddress(window.location.href, import.meta.env.DEV);
  return (
    <main className="flex flex-col gap-16 pb-16 md:gap-20 md:pb-24">
      <div className="bg-surface-sunken">
        <Container className="grid items-center gap-8 py-10 md:py-14 lg:grid-cols-[1fr_26rem] lg:gap-16">
          <div className="flex flex-col items-start gap-5">
            <h1 className="max-w-[18ch] text-3xl md:text-4xl">
              {PRODUCT_NAME}, in every state it can be in
            </h1>
            <p className="max-w-reading text-lg">
              {PRODUCT_NAME} is a marketplace for home tasks: people post what needs doing, students
              next door do it. This is its workbench. A mock server answers every call, so each
              state of each screen can be opened, reviewed and tested before there is a backend.
            </p>
            <div className="flex flex-wrap gap-3 pt-1">
              <Button asChild size="lg">
                <a href={statesAsTiles} target="_top">
                  See the states
                  <ArrowRight aria-hidden strokeWidth={1.75} />
                </a>
              </Button>
              {demo !== undefined && (
                <Button asChild size="lg" variant="secondary">
                  <a href={demo} target="_top">
                    Open the mocked app
                  </a>
                </Button>
              )}
            </div>
          </div>
          <Scene name="shelf" className="mx-auto max-w-sm lg:max-w-none" />
        </Container>
      </div>

      <Container>
        <Figures figures={figures} />
      </Container>

      <Container className="grid items-start gap-6 lg:grid-cols-3">
        <AudienceCard
          icon={<MonitorPlay aria-hidden strokeWidth={1.75} />}
          title="To see the product"
          audience="For stakeholders"
        >
          {demo !== undefined && (
            <>
              <AudienceLink href={`${demo}?tour=whole-way`} title="A guided tour">
                From a posted task to two reviews, played in the app. Pause it at any step.
              </AudienceLink>
              <AudienceLink href={`${demo}demo`} title="Two people side by side">
                A client and a worker in one world: what one does, the other sees.
              </AudienceLink>
              <AudienceLink href={demo} title="The mocked app">
                The whole app to click through. Your changes are kept until you start over.
              </AudienceLink>
            </>
          )}
          {writtenFlows.slice(0, 2).map(({ storyId, title, steps }) => (
            <AudienceLink key={storyId} href={storyAddress(storyId)} title={title}>
              A walkthrough of the product in {steps} steps.
            </AudienceLink>
          ))}
          <AudienceLink href={storyAddress('screens-dashboard--loaded')} title="The dashboard">
            One screen. Its other states are next to it in the sidebar.
          </AudienceLink>
          <AudienceLink href={guide('give-a-demo')} title="Give a demo">
            Tours, and two people side by side.
          </AudienceLink>
        </AudienceCard>
        <AudienceCard
          icon={<Palette aria-hidden strokeWidth={1.75} />}
          title="To review the design"
          audience="For designers"
        >
          <AudienceLink href={storyAddress('docs-states--all')} title="States">
            Everything the product can look like, and what is still missing.
          </AudienceLink>
          <AudienceLink href={statesAsTiles} title="States as tiles">
            The live stories of an area side by side. Click one to open it in full.
          </AudienceLink>
          <AudienceLink href="./?path=/docs/foundations-colors--docs" title="Foundations">
            Colors, type, space, motion and icons, read from the tokens.
          </AudienceLink>
          <AudienceLink
            href={storyAddress('features-offers-offercard--sheet')}
            title="Feature components"
          >
            The offer card and others outside their screens, with controls for status and viewer.
          </AudienceLink>
          <AudienceLink href={storyAddress('ui-button--sheet')} title="UI components">
            Each has a sheet with every variant and state side by side.
          </AudienceLink>
          <AudienceLink href={guide('review-as-a-designer')} title="Review as a designer">
            Find a state, open it in the app, compare its pictures and approve them.
          </AudienceLink>
        </AudienceCard>
        <AudienceCard
          icon={<Code aria-hidden strokeWidth={1.75} />}
          title="To build a screen"
          audience="For developers"
        >
          <AudienceLink href={guide('add-a-state')} title="Add a state">
            From a line in the list of states to a story that is checked against it.
          </AudienceLink>
          <AudienceLink href={guide('add-a-feature')} title="Add a feature">
            Calls, parts, route and states, in that order.
          </AudienceLink>
          <AudienceLink href={guide('build-before-the-backend')} title="Build before the backend">
            A screen whose calls no server answers yet, from the contract to the story.
          </AudienceLink>
          <AudienceLink href={storyAddress('docs-api--all')} title="API">
            Every call with its fields, errors and an example.
          </AudienceLink>
          <AudienceLink href={guide('reproduce-a-bug')} title="Reproduce a bug">
            From what a tester saw to a link, a scenario and a story.
          </AudienceLink>
          <AudienceLink href={guide('build-the-backend')} title="Build the backend">
            The contract, a mock server to compare with, and a command that checks yours.
          </AudienceLink>
          <AudienceLink href={guide('swap-to-the-real-api')} title="Swap to the real API">
            One variable; no code changes, no mocks in the build.
          </AudienceLink>
          <li className="flex flex-col gap-2 pt-1">
            <Command line="npm start">app and Storybook</Command>
            <Command line="npm run check">what needs no browser</Command>
            <Command line="npm test">everything</Command>
          </li>
        </AudienceCard>
      </Container>

      <WelcomePath />
    </main>
  );
}
