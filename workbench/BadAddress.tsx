import type { StateProblem } from '#mocks/scenarios/state-address.ts';
import { Container } from '#src/ui/Container.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { workbenchCopy } from './copy.ts';

const copy = workbenchCopy.badAddress;

/**
 * The error page for an address that the mocks cannot open: the invalid parameter, the allowed values
 * and links to valid addresses.
 *
 * @param props.search the query of the address
 */
export function BadAddress({ problem, search }: { problem: StateProblem; search: string }) {
  const { parameter, value, reason, choices } = problem;
  return (
    <Container asChild>
      <main className="flex flex-col gap-4 py-12">
        <h1 className="text-2xl wrap-anywhere">{copy.title(parameter, value)}</h1>
        <p className="max-w-reading text-lg wrap-anywhere text-ink-muted">{reason}</p>
        {choices.length > 0 && (
          <ul aria-label={copy.suggestions} className="flex flex-col gap-2">
            {choices.map((choice) => (
              <li key={choice.value}>
                <TextLink href={withValue(search, parameter, choice.value)}>
                  {choice.value}
                </TextLink>
                {choice.title !== undefined && (
                  <span className="text-ink-muted"> {choice.title}</span>
                )}
              </li>
            ))}
          </ul>
        )}
        <p>
          <TextLink isStandalone href="?">
            {copy.goBack}
          </TextLink>
        </p>
      </main>
    </Container>
  );
}

/** The query with an allowed value in place of the invalid one. */
function withValue(search: string, parameter: string, value: string): string {
  const query = new URLSearchParams(search);
  query.set(parameter, value);
  return `?${query.toString()}`;
}
