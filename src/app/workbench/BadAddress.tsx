import type { MockStart } from '#src/contract/mock-control.ts';
import { Container } from '#src/ui/Container.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { workbenchCopy } from './copy.ts';

const copy = workbenchCopy.badAddress;

/**
 * The error page for an address that the mocks cannot open: the invalid parameter, the allowed values
 * and links to valid addresses.
 */
export function BadAddress({ start }: { start: Extract<MockStart, { kind: 'bad-address' }> }) {
  const { parameter, value, reason, suggestions } = start;
  return (
    <Container asChild>
      <main className="flex flex-col gap-4 py-12">
        <h1 className="text-2xl wrap-anywhere">{copy.title(parameter, value)}</h1>
        <p className="max-w-reading text-lg wrap-anywhere text-ink-muted">{reason}</p>
        {suggestions.length > 0 && (
          <ul aria-label={copy.suggestions} className="flex flex-col gap-2">
            {suggestions.map(({ label, title, query }) => (
              <li key={label}>
                <TextLink href={query}>{label}</TextLink>
                {title !== undefined && <span className="text-ink-muted"> {title}</span>}
              </li>
            ))}
          </ul>
        )}
        <p>
          <TextLink href="?">{copy.goBack}</TextLink>
        </p>
      </main>
    </Container>
  );
}
