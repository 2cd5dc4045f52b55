import { Alert } from '#src/ui/Alert.tsx';
import { Container } from '#src/ui/Container.tsx';
import { shellCopy } from './copy.ts';

/** The page shown when the app fails to start, such as for an invalid variable. */
export function StartError({ message }: { message: string }) {
  return (
    <Container asChild>
      <main className="py-12">
        <Alert tone="danger" title={shellCopy.startFailed}>
          <p className="whitespace-pre-line">{message}</p>
        </Alert>
      </main>
    </Container>
  );
}
