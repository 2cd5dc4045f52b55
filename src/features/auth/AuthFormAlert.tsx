import { Alert } from '#src/ui/Alert.tsx';
import type { AuthFormState } from './use-auth-form.ts';

/**
 * Why a form failed, above its fields; nothing while it did not.
 *
 * @param props.title what did not happen
 */
export function AuthFormAlert({ state, title }: { state: AuthFormState; title: string }) {
  if (state.kind !== 'failed') return null;
  return (
    <Alert tone="danger" title={title}>
      {state.message}
    </Alert>
  );
}
