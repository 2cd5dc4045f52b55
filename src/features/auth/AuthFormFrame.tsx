import type { ReactNode } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { SlowNotice } from '#src/ui/SlowNotice.tsx';
import { authCopy as copy } from './copy.ts';
import type { AuthFormState } from './use-auth-form.ts';

/**
 * What the sign-in and sign-up forms have in common: the error above the fields, the button below
 * them, and a way out of a call that takes too long.
 *
 * @param props.label accessible name of the form
 * @param props.failed title of an error
 * @param props.submit label of the button
 * @param props.submitting announced while the form is sending
 */
export function AuthFormFrame({
  label,
  failed,
  submit,
  submitting,
  state,
  children,
}: {
  label: string;
  failed: string;
  submit: string;
  submitting: string;
  state: AuthFormState;
  children: ReactNode;
}) {
  return (
    <form
      noValidate
      aria-label={label}
      className="flex flex-col gap-5"
      onSubmit={(event) => state.onSubmit(event)}
    >
      {state.error !== null && (
        <Alert tone="danger" title={state.isUnconfirmed ? copy.maybeSignedUp : failed}>
          {state.isUnconfirmed ? copy.checksFirst : state.error}
        </Alert>
      )}
      {children}
      <Button type="submit" size="lg" fullWidth busy={state.isLocked} busyLabel={submitting}>
        {submit}
      </Button>
      {state.isSlow && <SlowNotice onStop={() => state.onStopWaiting()} />}
    </form>
  );
}
