import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { OfferTransition } from '#src/domain/offer-machine.ts';
import type { Offer } from '#src/domain/offer.ts';
import { useEnvironment } from '#src/lib/EnvironmentProvider.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { Button, type ButtonVariant } from '#src/ui/Button.tsx';
import { offersCopy } from './copy.ts';
import { ResponseBox } from './ResponseBox.tsx';
import { useOfferTransition, type TransitionRequest } from './use-offer-transition.ts';

const VARIANTS = {
  accept: 'primary',
  decline: 'secondary',
  cancel: 'secondary',
  start: 'primary',
  complete: 'primary',
} as const satisfies Record<OfferTransition, ButtonVariant>;

/**
 * The action buttons of an offer (section 2). Accepting and declining open a message box first,
 * canceling asks for confirmation, and other transitions are sent at once.
 *
 * @param props.transitions the transitions to offer
 * @param props.onTransition called after a transition succeeded
 * @param props.children additional buttons in the row
 */
export function OfferActions({
  offer,
  transitions: currentTransitions,
  onTransition,
  className,
  children,
}: {
  offer: Offer;
  transitions: readonly OfferTransition[];
  onTransition: (applied: { offer: Offer; transition: OfferTransition }) => void;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const environment = useEnvironment();
  const [response, setResponse] = useState<'accept' | 'decline' | null>(null);
  const { transition, pending, failure, reset } = useOfferTransition(offer, onTransition);
  // Keep the pressed button until the call settles, even if an optimistic update removes it.
  const [transitions, setTransitions] = useState(currentTransitions);
  if (pending === null && transitions !== currentTransitions) setTransitions(currentTransitions);
  // Close the box when the offer no longer awaits this response.
  const openResponse = response !== null && transitions.includes(response) ? response : null;
  const row = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    // Restore the focus if the pressed button is gone.
    if (document.activeElement !== document.body) return;
    row.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [openResponse, transitions]);

  function press(pressed: OfferTransition): void {
    if (pending !== null) return;
    reset();
    if (pressed === 'accept' || pressed === 'decline') setResponse(pressed);
    else if (pressed !== 'cancel' || environment.confirm(offersCopy.confirmCancel)) {
      send({ transition: pressed });
    }
  }

  function send(request: TransitionRequest): void {
    wasPressed.current = true;
    transition(request);
  }

  function goBack(): void {
    wasPressed.current = true;
    setResponse(null);
    reset();
  }

  const isConflict = failure?.error.status === 409;
  return (
    <div className={className ?? 'flex flex-col gap-4'}>
      {failure !== null && (
        <Alert tone={isConflict ? 'warning' : 'danger'}>
          <p>{failure.error.message}</p>
          {isConflict && <p>{offersCopy.conflict}</p>}
          {!failure.error.hasServerMessage && <p>{offersCopy.tryAgain}</p>}
        </Alert>
      )}
      {openResponse === null ? (
        <div ref={row} className="flex flex-wrap items-center gap-3 max-sm:*:grow">
          {transitions.map((each) => (
            <Button
              key={each}
              variant={VARIANTS[each]}
              busy={pending === each}
              busyLabel={offersCopy.underWay[each]}
              onClick={() => press(each)}
            >
              {offersCopy.transitions[each]}
            </Button>
          ))}
          {children}
        </div>
      ) : (
        <ResponseBox
          key={openResponse}
          offer={offer}
          response={openResponse}
          isSending={pending !== null}
          onSend={({ responseMessage }) => send({ transition: openResponse, responseMessage })}
          onBack={goBack}
        />
      )}
    </div>
  );
}
