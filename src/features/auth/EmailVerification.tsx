import { useCallback, useState, type ReactNode } from 'react';
import { useEnvironment } from '#src/lib/EnvironmentProvider.tsx';
import { lazyDialog } from '#src/ui/lazy-part.tsx';
import { useSentCodes } from './use-sent-codes.ts';
import type { PendingVerification } from './VerificationDialog.tsx';

// Most visitors never see it, so it is split out of the sign-in page.
const VerificationDialog = lazyDialog(
  'VerificationDialog',
  async () => (await import('./VerificationDialog.tsx')).VerificationDialog,
);

/** Controls the verification dialog of a page. */
export interface EmailVerificationControl {
  /** The address to verify; null until `open` is called. */
  readonly email: string | null;
  /**
   * Opens the dialog. For the same address, the timers continue from the last code.
   *
   * @param account.isCodeSent whether the server has just sent a code
   */
  open(account: { email: string; isCodeSent?: boolean }): void;
}

/**
 * Renders a page together with its verification dialog, and keeps the dialog's state while closed.
 *
 * @param props.returnTo path to load, by full navigation, once the address is verified
 * @param props.children renders the page
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
  const finish = useCallback(() => navigateFully(returnTo), [navigateFully, returnTo]);

  return (
    <>
      {children({
        email: pending?.email ?? null,
        open({ email, isCodeSent = false }) {
          if (isCodeSent && codes.sentAt(email) === null) codes.markSent(email);
          setPending({ email, sentAt: codes.sentAt(email) });
          setIsOpen(true);
        },
      })}
      {pending && isOpen && (
        <VerificationDialog
          key={pending.email}
          pending={pending}
          onClose={() => setIsOpen(false)}
          onResent={({ email }) => {
            codes.markSent(email);
            setPending((current) =>
              current?.email === email ? { email, sentAt: codes.sentAt(email) } : current,
            );
          }}
          onVerified={finish}
        />
      )}
    </>
  );
}
