import { CircleCheckBig } from 'lucide-react';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import { formatCountdown, OTP_LIFETIME_MS, OTP_RESEND_MS } from '#src/domain/otp.ts';
import { useTimeLeft } from '#src/lib/use-time-left.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog, DialogContent } from '#src/ui/Dialog.tsx';
import { Field } from '#src/ui/Field.tsx';
import { OtpInput } from '#src/ui/OtpInput.tsx';
import { authCopy } from './copy.ts';
import { useVerification } from './use-verification.ts';

const copy = authCopy.verification;

/** An address to verify. */
export interface PendingVerification {
  readonly email: string;
  /**
   * When the last code was sent, in milliseconds since the epoch. Null when unknown: then the dialog
   * shows no countdown, and a new code can be requested at once.
   */
  readonly sentAt: number | null;
}

/**
 * The verification dialog (section 2): six boxes, a countdown of the code's ten minutes, and a new
 * code after one minute. Render it only while open.
 *
 * @param props.pending the address to verify
 * @param props.onClose called when the dialog is closed without success
 * @param props.onResent called when a new code was sent
 * @param props.onVerified called 1.5 s after success
 */
export function VerificationDialog({
  pending,
  onClose,
  onResent,
  onVerified,
}: {
  pending: PendingVerification;
  onClose: () => void;
  onResent: (sent: { email: string }) => void;
  onVerified: () => void;
}) {
  const formId = useId();
  const { email, sentAt } = pending;
  const verification = useVerification({ email, onResent, onVerified });
  const { step, codeError } = verification;
  const codeInput = useRef<HTMLInputElement>(null);
  // The user fixes any error in the code boxes.
  useEffect(() => {
    if (codeError) codeInput.current?.focus();
  }, [codeError]);
  const isBusy = step === 'verifying';

  function submit(event: FormEvent): void {
    event.preventDefault();
    verification.verify();
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && step !== 'success' && onClose()}>
      <DialogContent
        title={step === 'success' ? copy.done : copy.title}
        description={step === 'success' ? copy.goingOn : copy.sentTo(email)}
        closeLabel={copy.close}
        isClosable={step !== 'success'}
        footer={
          step === 'success' ? undefined : (
            <>
              <ResendButton
                sentAt={sentAt}
                isBusy={verification.isResending}
                isLocked={step !== 'entering'}
                onResend={verification.resend}
              />
              <Button type="submit" form={formId} busy={isBusy} busyLabel={copy.verifying}>
                {copy.verify}
              </Button>
            </>
          )
        }
      >
        {step === 'success' ? (
          <div role="status" className="grid place-items-center py-4 text-success-solid">
            <CircleCheckBig aria-hidden strokeWidth={1.75} className="size-16" />
            <span className="sr-only">{copy.done}</span>
          </div>
        ) : (
          <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
            <Field label={copy.code} error={codeError}>
              <OtpInput
                ref={codeInput}
                value={verification.code}
                busy={isBusy}
                onChange={verification.enter}
                onSubmit={verification.verify}
              />
            </Field>
            {sentAt !== null && <CodeCountdown sentAt={sentAt} />}
            {verification.resendError && <Alert tone="danger">{verification.resendError}</Alert>}
          </form>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** The time until the code expires. */
function CodeCountdown({ sentAt }: { sentAt: number }) {
  const left = useTimeLeft(sentAt + OTP_LIFETIME_MS);
  if (left === 0) return <Alert tone="warning">{copy.expired}</Alert>;
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
  sentAt,
  isBusy,
  isLocked,
  onResend,
}: {
  sentAt: number | null;
  isBusy: boolean;
  isLocked: boolean;
  onResend: () => void;
}) {
  const left = useTimeLeft(sentAt === null ? 0 : sentAt + OTP_RESEND_MS);
  return (
    <Button
      variant="secondary"
      disabled={left > 0 || isLocked}
      busy={isBusy}
      busyLabel={copy.resending}
      onClick={onResend}
      className="tabular-nums"
    >
      {left > 0 ? copy.resendIn(Math.ceil(left / 1000)) : copy.resend}
    </Button>
  );
}
