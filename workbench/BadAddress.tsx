import type { StateProblem } from '#mocks/scenarios/state-address.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Container } from '#src/ui/Container.tsx';
import { Definition, DefinitionList } from '#src/ui/DefinitionList.tsx';
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
    <Container asChild width="reading">
      <main className="flex flex-col items-center gap-6 py-12 md:py-20">
        <div className="flex flex-col gap-2 text-center wrap-anywhere">
          <h1 className="text-2xl md:text-3xl">{copy.title(parameter, value)}</h1>
          <p className="text-lg text-ink-muted">{copy.text}</p>
        </div>
        <Card className="w-full">
          <DefinitionList>
            <Definition term={copy.problem}>{reason}</Definition>
            {choices.length > 0 && (
              <Definition term={copy.suggestions}>
                <ul aria-label={copy.suggestions} className="flex flex-col gap-2">
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
          <a href="?">{copy.goBack}</a>
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
