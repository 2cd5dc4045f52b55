import { Alert } from '#src/ui/Alert.tsx';
import { Container } from '#src/ui/Container.tsx';

/** What is on the page when the app could not even start, a wrong variable for instance. */
export function StartError({ message }: { message: string }) {
  return (
    <Container asChild>
      <main className="py-12">
        <Alert tone="danger" title="The app could not start">
          <p className="whitespace-pre-line">{message}</p>
        </Alert>
      </main>
    </Container>
  );
}
