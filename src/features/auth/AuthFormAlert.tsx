import { Alert } from '#src/ui/Alert.tsx';
import type { AuthFormState } from './use-auth-form.ts';

/**
 * The error of a failed submit, shown above the fields. Renders nothing otherwise.
 *
 * @param props.title what failed
 */
export function AuthFormAlert({ state, title }: { state: AuthFormState; title: string }) {
  if (state.kind !== 'failed') return null;
  return (
    <Alert tone="danger" title={title}>
      {state.message}
    </Alert>
  );
}
