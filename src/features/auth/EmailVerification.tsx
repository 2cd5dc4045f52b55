import { useState, type ReactNode } from 'react';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { useRecordCode } from './sent-codes.ts';
import { useEnterApp } from './use-enter-app.ts';
import type { VerificationEnd } from './VerificationDialog.tsx';

// Most visitors never see it, so it is split out of the sign-in page.
const VerificationDialog = lazyDialog(
  'VerificationDialog',
  () => import('./VerificationDialog.tsx'),
);

export interface EmailVerificationControl {
  /** Null until `open` is called, and again once the address is verified. */
  readonly email: string | null;
  /** The timers of the same address continue. `isCodeSent`: a sign-in or sign-up has just sent one. */
  open(account: { email: string; isCodeSent?: boolean }): void;
}

/** A page with its verification dialog. `onSignIn`: the address is verified, but the visitor must sign in with it. */
export function EmailVerification({
  returnTo,
  onSignIn,
  children,
}: {
  returnTo: string;
  onSignIn?: (account: { email: string }) => void;
  children: (control: EmailVerificationControl) => ReactNode;
}) {
  const enterApp = useEnterApp();
  const { markSignIn } = useRecordCode();
  const [email, setEmail] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  function finish(address: string, end: VerificationEnd): void {
    // The success message stays until the next page loads.
    if (end === 'signed-in' && enterApp(returnTo) === 'full') return;
    setEmail(null);
    if (end === 'sign-in-needed') onSignIn?.({ email: address });
  }

  return (
    <>
      {children({
        email,
        open(account) {
          if (account.isCodeSent) markSignIn(account.email);
          setEmail(account.email);
          setIsOpen(true);
        },
      })}
      {email !== null && (
        <VerificationDialog
          key={email}
          email={email}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onEnd={({ end }) => finish(email, end)}
        />
      )}
    </>
  );
}
