import { Alert } from '#src/ui/Alert.tsx';
import { authCopy as copy } from './copy.ts';
import type { AuthFormState } from './use-auth-form.ts';

/**
 * What a form says above its fields: why it failed, or that the e-mail must still be confirmed.
 *
 * @param props.title of a failure
 */
export function AuthFormAlert({ state, title }: { state: AuthFormState; title: string }) {
  if (state.kind === 'failed') {
    return (
      <Alert tone="danger" title={title}>
        {state.message}
      </Alert>
    );
  }
  if (state.kind === 'unverified') {
    return (
      <Alert tone="warning" title={copy.unverified.title}>
        {copy.unverified.text}
      </Alert>
    );
  }
  return null;
}
