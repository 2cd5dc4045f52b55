import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { Container } from '#src/ui/Container.tsx';
import { shellCopy } from '../copy.ts';

/** The copyright line (product.md §2). */
export function Footer() {
  const { clock } = useEnvironment();
  return (
    <footer className="border-t border-line max-lg:[main:has([data-fills])~&]:hidden print:hidden">
      {/* A prerendered page keeps the year of its build. */}
      <Container suppressHydrationWarning className="py-6 text-sm text-ink-muted">
        {shellCopy.footer(new Date(clock.now()).getUTCFullYear())}
      </Container>
    </footer>
  );
}
