import type { ScenarioEntry } from '#src/contract/mock-control.ts';
import { Container } from '#src/ui/Container.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';

/**
 * What the mocked app shows for an address whose scenario does not exist: the nearest ones.
 *
 * @param props.asked the id in the address
 */
export function UnknownScenario({
  asked,
  nearest,
}: {
  asked: string;
  nearest: readonly ScenarioEntry[];
}) {
  return (
    <Container asChild>
      <main className="flex flex-col gap-4 py-12">
        <h1 className="text-2xl wrap-anywhere">There is no scenario “{asked}”</h1>
        <p className="text-lg text-ink-muted">These come nearest:</p>
        <ul className="flex flex-col gap-2">
          {nearest.map(({ id, title }) => (
            <li key={id}>
              <TextLink href={`?scenario=${encodeURIComponent(id)}`}>{id}</TextLink>
              <span className="text-ink-muted"> {title}</span>
            </li>
          ))}
        </ul>
        <p>
          <TextLink href="?">Start without a scenario</TextLink>
        </p>
      </main>
    </Container>
  );
}
