import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import { useLocation, type RouteObject } from 'react-router-dom';
import { Notices } from '#src/app/layout/Notices.tsx';
import { ServicesProvider } from '#src/lib/app/ServicesProvider.tsx';
import type { Viewer } from '#mocks/fixtures/accounts.ts';
import type { Stage } from './stage.ts';
import { StagedApp } from './StagedApp.tsx';
import { WithServices } from './WithServices.tsx';

interface Feature {
  readonly stage: Stage;
  readonly content: ReactNode;
  readonly onNavigate: (path: string) => void;
}

const FeatureContext = createContext<Feature | null>(null);

/** The routes of a stage for {@link StagedFeature}: every path shows the feature, so links stay in it. */
export function featureRoutes(): RouteObject[] {
  return [{ path: '*', element: <FeaturePage /> }];
}

/**
 * Renders components of a feature on a stage: with the product's services, its mock server and a
 * router, but without the app's pages and layout.
 *
 * @param props.stage a stage with {@link featureRoutes}
 * @param props.onNavigate called with the path of each link that is followed
 */
export function StagedFeature({
  stage,
  onNavigate = () => {},
  children,
}: {
  stage: Stage;
  onNavigate?: (path: string) => void;
  children: ReactNode;
}) {
  return (
    <FeatureContext value={{ stage, content: children, onNavigate }}>
      <StagedApp stage={stage} />
    </FeatureContext>
  );
}

/** Renders a part of a feature as another user of the same server sees it, who is signed in there. */
export function ViewedBy({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  const { stage } = useFeature();
  return <WithServices services={stage.servicesFor(viewer)}>{children}</WithServices>;
}

function FeaturePage() {
  const { stage, content, onNavigate } = useFeature();
  const { key, pathname, search } = useLocation();
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    onNavigate(pathname + search);
  }, [key, pathname, search, onNavigate]);
  return (
    <ServicesProvider services={stage.visit().services}>
      {content}
      <Notices />
    </ServicesProvider>
  );
}

function useFeature(): Feature {
  const feature = use(FeatureContext);
  if (feature === null) throw new Error('This component needs a StagedFeature above it.');
  return feature;
}
