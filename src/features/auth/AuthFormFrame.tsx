import type { ReactNode } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FormLayout } from '#src/ui/FormLayout.tsx';
import { SlowNotice } from '#src/ui/SlowNotice.tsx';
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts';
import { authCopy as copy } from './copy.ts';
import type { AuthFormState } from './use-auth-form.ts';

/** What the sign-in and sign-up forms share. `alert` is the page's message, shown while the form has none. */
export function AuthFormFrame({
  label,
  failed,
  submit,
  submitting,
  alert,
  state,
  children,
}: {
  label: string;
  failed: string;
  submit: string;
  submitting: string;
  alert: ReactNode;
  state: AuthFormState;
  children: ReactNode;
}) {
  const formAlert =
    state.error !== null ? (
      <Alert tone="danger" title={state.isUnconfirmed ? copy.maybeSignedUp : failed}>
        {state.isUnconfirmed ? copy.checksFirst : state.error}
      </Alert>
    ) : state.isSlow ? (
      <SlowNotice onStop={() => state.onStopWaiting()} />
    ) : null;
  return (
    <FormLayout
      aria-label={label}
      // While sending, no old message: it would be announced again after the answer.
      alert={formAlert ?? (state.isLocked ? null : alert)}
      submit={
        <Button
          type="submit"
          size="lg"
          isFullWidth
          disabled={!useIsHydrated()}
          isBusy={state.isLocked}
          busyLabel={submitting}
        >
          {submit}
        </Button>
      }
      onSubmit={(event) => state.onSubmit(event)}
    >
      {children}
    </FormLayout>
  );
}
