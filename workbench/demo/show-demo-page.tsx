import type { MockEngine } from '#mocks/engine/engine.ts';
import { resolveState } from '#mocks/scenarios/state.ts';
import type { AppHost } from '#src/app/app-source.ts';
import { AppFrame } from './AppFrame.tsx';
import { firstPageAs, type DemoPerson } from './demo-path.ts';
import { DemoPage } from './DemoPage.tsx';

/**
 * Shows the demo page in place of the app, with new frames.
 *
 * @param options.base the path the app is served from, without a trailing slash
 */
export function showDemoPage({
  engine,
  host,
  base,
}: {
  engine: MockEngine;
  host: AppHost;
  base: string;
}): Promise<void> {
  const { at } = resolveState(engine.opening().state);
  const addressOf = (person: DemoPerson) => base + firstPageAs(person, at);
  return host.show(
    <DemoPage
      home={`${base}/`}
      addressOf={addressOf}
      renderApp={(person) => <AppFrame person={person} address={addressOf(person)} />}
      onStartOver={engine.reset}
    />,
  );
}
