import type { StateProblem } from '#mocks/scenarios/state-address.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Container } from '#src/ui/Container.tsx';
import { Definition, DefinitionList } from '#src/ui/DefinitionList.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';

/**
 * The error page for an address that the mocks cannot open: the invalid parameter, the allowed values
 * and links to valid addresses.
 *
 * @param props.search the query of the address
 */
export function BadAddress({ problem, search }: { problem: StateProblem; search: string }) {
  const { parameter, value, reason, choices } = problem;
  return (
    <Container asChild width="reading">
      <main className="flex flex-col items-center gap-6 py-12 md:py-20">
        <div className="flex flex-col gap-2 text-center wrap-anywhere">
          <h1 className="text-2xl md:text-3xl">
            We couldn't open "{parameter}={value}"
          </h1>
          <p className="text-lg text-ink-muted">
            The address doesn't name a state that the mocks can open.
          </p>
        </div>
        <Card className="w-full">
          <DefinitionList>
            <Definition term="Problem">{reason}</Definition>
            {choices.length > 0 && (
              <Definition term="Try instead">
                <ul aria-label="Try instead" className="flex flex-col gap-2">
                  {choices.map((choice) => (
                    <li key={choice.value}>
                      <TextLink isStandalone href={withValue(search, parameter, choice.value)}>
                        {choice.value}
                      </TextLink>
                      {choice.title !== undefined && (
                        <span className="block text-sm font-normal text-ink-muted">
                          {choice.title}
                        </span>
                      )}
                    </li>
                  ))}
                </ul>
              </Definition>
            )}
          </DefinitionList>
        </Card>
        <Button asChild>
          <a href="?">Back to the app</a>
        </Button>
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
