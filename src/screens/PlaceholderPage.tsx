import type { ReactNode } from 'react';
import { Container } from '#src/ui/Container.tsx';

/** What can't be found or has yet to come, and one or two buttons that lead elsewhere. */
export function PlaceholderPage({
  title,
  text,
  details,
  scene,
  children,
}: {
  title: string;
  text: string;
  details?: ReactNode;
  scene: ReactNode;
  children: ReactNode;
}) {
  return (
    <Container className="grid items-center gap-8 py-8 md:grid-cols-2 md:gap-12 md:py-16 lg:gap-16 lg:py-20">
      <div className="flex flex-col items-start gap-6">
        <h1 className="max-w-[11.934em] text-3xl md:text-4xl">{title}</h1>
        <p className="max-w-[30.768em] text-lg text-ink-muted">{text}</p>
        {details}
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
      {scene}
    </Container>
  );
}
