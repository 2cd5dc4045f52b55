import { lazy, useCallback, useState, type ReactNode } from 'react';
import { useEnvironment } from '#src/lib/EnvironmentProvider.tsx';
import { LazyPart } from '#src/ui/LazyPart.tsx';
import { useSentCodes } from './use-sent-codes.ts';
import type { PendingVerification } from './VerificationDialog.tsx';

// Most people never see it, so that it does not weigh on the sign-in page.
const VerificationDialog = lazy(async () => ({
  default: (await import('./VerificationDialog.tsx')).VerificationDialog,
}));

/** What a page may do about an unconfirmed e-mail address. */
export interface EmailVerificationControl {
  /** The address whose code is waited for; null before one was asked for. */
  readonly email: string | null;
  /**
   * Opens the dialog; for the same address it goes on where it was closed.
   *
   * @param account.isCodeSent whether the server has just sent a code
   */
  ask(account: { email: string; isCodeSent?: boolean }): void;
}

/**
 * Holds the verification dialog of a page, also over closing and reopening it.
 *
 * @param props.returnTo where the way goes on, by full navigation, when the address is confirmed
 * @param props.children draws the page
 */
export function EmailVerification({
  returnTo,
  children,
}: {
  returnTo: string;
  children: (control: EmailVerificationControl) => ReactNode;
}) {
  const { navigateFully } = useEnvironment();
  const codes = useSentCodes();
  const [pending, setPending] = useState<PendingVerification | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const goOn = useCallback(() => navigateFully(returnTo), [navigateFully, returnTo]);

  return (
    <>
      {children({
        email: pending?.email ?? null,
        ask({ email, isCodeSent = false }) {
          if (isCodeSent && codes.sentAt(email) === null) codes.remember(email);
          setPending({ email, sentAt: codes.sentAt(email) });
          setIsOpen(true);
        },
      })}
      {pending && isOpen && (
        <LazyPart>
          <VerificationDialog
            key={pending.email}
            pending={pending}
            onClose={() => setIsOpen(false)}
            onResent={({ email }) => {
              codes.remember(email);
              setPending((current) =>
                current?.email === email ? { email, sentAt: codes.sentAt(email) } : current,
              );
            }}
            onVerified={goOn}
          />
        </LazyPart>
      )}
    </>
  );
}
