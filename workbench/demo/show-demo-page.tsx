import type { MockEngine } from '#mocks/engine/engine.ts';
import { pageAddress } from '#mocks/scenarios/state-address.ts';
import { resolveState } from '#mocks/scenarios/state.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import type { AppHost } from '#src/app/app-source.ts';
import { fullName } from '#src/domain/user.ts';
import { capitalized } from '../words.ts';
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
  const addressOf = (person: DemoPerson) => {
    const path = firstPageAs(person, at);
    // A frame that can't read the world creates its own.
    return base + (engine.isKept() ? path : pageAddress({ ...engine.state(), as: person }, path));
  };
  return host.show(
    <DemoPage
      home={`${base}/`}
      addressOf={addressOf}
      renderApp={(person) => <AppFrame person={person} address={addressOf(person)} />}
      onStartOver={engine.reset}
    />,
  );
}

/** The app in a frame, which its name gives a session of its own. */
function AppFrame({ person, address }: { person: DemoPerson; address: string }) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is the app itself, with its storage
    <iframe
      name={person}
      src={address}
      title={`The app as ${fullName(people[person])} (${capitalized(person)})`}
      className="size-full"
    />
  );
}
