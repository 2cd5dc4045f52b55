import { contactCopy as copy } from '#src/features/contact/copy.ts';
import { ContactForm } from '#src/features/contact/ContactForm.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { Card } from '#src/ui/Card.tsx';
import { Container } from '#src/ui/Container.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { PageMeta } from '../PageMeta.tsx';

export function ContactScreen() {
  return (
    <Container className="grid items-start gap-8 py-8 md:py-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16">
      <PageMeta meta={copy.meta} path={paths.contact.to()} />
      <header className="flex flex-col gap-3 lg:sticky lg:top-[calc(6rem+var(--page-top))]">
        <h1 className="text-3xl md:text-4xl">{copy.title}</h1>
        <p className="max-w-[25.64em] text-lg text-ink-muted">{copy.text}</p>
        <div className="hidden pt-4 lg:block">
          <Scene name="empty-desk" />
        </div>
      </header>
      <Card padding="lg">
        <ContactForm />
      </Card>
    </Container>
  );
}
ContactScreen.route = 'contact' as const;
