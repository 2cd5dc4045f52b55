import type { ReactNode } from 'react';
import type { MockStart } from '#src/contract/mock-control.ts';
import { Container } from '#src/ui/Container.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';

/**
 * What the mocked app shows for an address that asks for what the mocks do not have: what it could
 * have asked for.
 */
export function UnknownStart({ start }: { start: Exclude<MockStart, { kind: 'started' }> }) {
  if (start.kind === 'unknown-viewer') {
    return (
      <Wrong title={`There is nobody called “${start.asked}”`} hint="These people are there:">
        {start.known.map((name) => (
          <li key={name}>
            <TextLink href={`?as=${encodeURIComponent(name)}`}>{name}</TextLink>
          </li>
        ))}
      </Wrong>
    );
  }
  return (
    <Wrong title={`There is no scenario “${start.asked}”`} hint="These come nearest:">
      {start.nearest.map(({ id, title }) => (
        <li key={id}>
          <TextLink href={`?scenario=${encodeURIComponent(id)}`}>{id}</TextLink>
          <span className="text-ink-muted"> {title}</span>
        </li>
      ))}
    </Wrong>
  );
}

function Wrong({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <Container asChild>
      <main className="flex flex-col gap-4 py-12">
        <h1 className="text-2xl wrap-anywhere">{title}</h1>
        <p className="text-lg text-ink-muted">{hint}</p>
        <ul className="flex flex-col gap-2">{children}</ul>
        <p>
          <TextLink href="?">Start without it</TextLink>
        </p>
      </main>
    </Container>
  );
}
