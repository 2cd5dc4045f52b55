import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { dashboardCopy } from '../copy.ts';

const copy = dashboardCopy.verification;

/** Asks the viewer to verify their email address. */
export function VerificationAlert({ email, onVerify }: { email: string; onVerify: () => void }) {
  return (
    <Alert
      tone="warning"
      title={copy.title}
      action={
        <Button size="sm" onClick={onVerify}>
          {copy.verify}
        </Button>
      }
    >
      {copy.text(email)}
    </Alert>
  );
}
