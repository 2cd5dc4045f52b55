import { CircleCheckBig } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type FormEvent } from 'react';
import { formatCountdown, OTP_LIFETIME_MS, OTP_SUCCESS_MS } from '#src/domain/otp.ts';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { useIsPast, useTimeLeft } from '#src/lib/time/use-time-left.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog, DialogContent } from '#src/ui/Dialog.tsx';
import { Field } from '#src/ui/Field.tsx';
import { FormLayout } from '#src/ui/FormLayout.tsx';
import { OtpInput } from '#src/ui/OtpInput.tsx';
import { SlowNotice } from '#src/ui/SlowNotice.tsx';
import { authCopy } from './copy.ts';
import { useSentCode } from './sent-codes.ts';
import { useVerification, type VerificationStep } from './use-verification.ts';

const copy = authCopy.verification;

export type VerificationEnd = 'signed-in' | 'sign-in-needed' | 'while-closed';

/**
 * The verification dialog (product.md §2). Keep it rendered while closed: it keeps what was typed and
 * follows its calls. `onEnd` is called once the address is verified: 1.5 s after the success message, when
 * the visitor chooses to sign in, or at once while the dialog is closed.
 */
export function VerificationDialog({
  email,
  isOpen,
  onClose,
  onEnd,
}: {
  email: string;
  isOpen: boolean;
  onClose: () => void;
  onEnd: (verified: { end: VerificationEnd }) => void;
}) {
  const formId = useId();
  const { clock } = useEnvironment();
  const { sentAt, resendAt } = useSentCode(email);
  const verification = useVerification({
    email,
    isOpen,
    onVerifiedWhileClosed: () => onEnd({ end: 'while-closed' }),
  });
  const { step, codeError, checkError, resendError } = verification;
  const isBusy = step === 'verifying';
  const isOver = step === 'success' || step === 'confirmed';
  const codeInput = useRef<HTMLInputElement>(null);
  // The user fixes any error in the code boxes.
  useEffect(() => {
    if (codeError ?? checkError) codeInput.current?.focus();
  }, [codeError, checkError]);
  const endSignedIn = useEffectEvent(() => onEnd({ end: 'signed-in' }));
  useEffect(() => {
    if (step !== 'success') return;
    return clock.after(OTP_SUCCESS_MS, () => endSignedIn());
  }, [step, clock]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    verification.verify(codeInput.current?.value);
  }

  function close(): void {
    if (step === 'confirmed') onEnd({ end: 'sign-in-needed' });
    else if (step !== 'success') onClose();
  }

  function stopWaiting(): void {
    verification.stopWaiting();
    codeInput.current?.focus();
  }

  const expiresAt = sentAt === null ? null : sentAt + OTP_LIFETIME_MS;
  const isExpired = useIsPast(expiresAt);
  const alert = verification.isSlow ? (
    <SlowNotice onStop={stopWaiting} />
  ) : resendError !== null ? (
    <Alert tone="danger" title={copy.notResent}>
      {resendError}
    </Alert>
  ) : checkError !== null ? (
    <Alert tone="danger" title={checkError.title}>
      {checkError.text}
    </Alert>
  ) : (
    // What the server says about an expired code is enough.
    isExpired &&
    codeError === null && (
      <Alert tone="warning" title={copy.expired.title}>
        {copy.expired.text}
      </Alert>
    )
  );

  return (
    <Dialog open={isOpen} onOpenChange={(isOpening) => !isOpening && close()}>
      <DialogContent
        title={isOver ? copy.done : copy.title}
        description={describe(step, email, isExpired)}
        isClosable={step !== 'success'}
        mark={isOver ? <CircleCheckBig aria-hidden strokeWidth={1.75} /> : undefined}
        footer={
          step === 'success' ? undefined : step === 'confirmed' ? (
            <Button onClick={close}>{copy.signIn}</Button>
          ) : (
            <div className="flex w-full flex-col gap-2">
              <Button
                type="submit"
                form={formId}
                isFullWidth
                variant={isExpired ? 'secondary' : 'primary'}
                isBusy={isBusy}
                busyLabel={copy.verifying}
              >
                {copy.verify}
              </Button>
              <ResendButton
                resendAt={resendAt}
                isBusy={verification.isResending}
                isLocked={isBusy}
                isMain={isExpired}
                onResend={verification.resend}
              />
            </div>
          )
        }
      >
        {isOver ? (
          <span role="status" className="sr-only">
            {copy.done}
          </span>
        ) : (
          <FormLayout id={formId} alert={alert} onSubmit={submit}>
            <div className="flex flex-col gap-3">
              <Field label={copy.code} error={codeError}>
                <OtpInput
                  ref={codeInput}
                  value={verification.code}
                  isBusy={isBusy}
                  onChange={verification.enter}
                  onReject={verification.reject}
                  onSubmit={() => verification.verify(codeInput.current?.value)}
                />
              </Field>
              {expiresAt !== null && !isExpired && <CodeCountdown expiresAt={expiresAt} />}
            </div>
          </FormLayout>
        )}
      </DialogContent>
    </Dialog>
  );
}

function describe(step: VerificationStep, email: string, isExpired: boolean): string {
  switch (step) {
    case 'entering':
    case 'verifying':
      return isExpired ? copy.sentBefore(email) : copy.sentTo(email);
    case 'success':
      return copy.goingOn;
    case 'confirmed':
      return copy.signInNext(email);
    default:
      return step satisfies never;
  }
}

/** @param props.expiresAt milliseconds since the epoch */
function CodeCountdown({ expiresAt }: { expiresAt: number }) {
  const left = useTimeLeft(expiresAt);
  return (
    <p className="text-sm text-ink-muted tabular-nums">
      {copy.timeLeft} {/* Not live: announcing every second would be noise. */}
      <span role="timer" aria-live="off" className="font-medium text-ink">
        {formatCountdown(left)}
      </span>
    </p>
  );
}

function ResendButton({
  resendAt,
  isBusy,
  isLocked,
  isMain,
  onResend,
}: {
  resendAt: number;
  isBusy: boolean;
  isLocked: boolean;
  isMain: boolean;
  onResend: () => void;
}) {
  const left = useTimeLeft(resendAt);
  const isWaiting = left > 0 || isLocked;
  return (
    <Button
      variant={isMain ? 'primary' : 'link'}
      size={isMain ? 'md' : 'sm'}
      isFullWidth={isMain}
      isSoftDisabled={isWaiting}
      isBusy={isBusy}
      busyLabel={copy.resending}
      onClick={() => {
        if (!isWaiting) onResend();
      }}
      className="self-center tabular-nums"
    >
      {left > 0 ? copy.resendIn(Math.ceil(left / 1000)) : copy.resend}
    </Button>
  );
}
