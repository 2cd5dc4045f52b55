import { Alert } from '#src/ui/Alert.tsx';
import { Container } from '#src/ui/Container.tsx';

/** The page shown when the app fails to start, such as for an invalid variable. */
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
