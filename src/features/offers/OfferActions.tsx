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
 * The buttons of an offer, and what happens when one is pressed (section 2): an answer asks for
 * words first, cancelling asks whether it is meant, everything else is sent at once.
 *
 * @param props.transitions what may be done here, by the table of statuses
 * @param props.onTransition told when a transition went through
 * @param props.children what else stands in the row, such as the way to the details
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
  const [answer, setAnswer] = useState<'accept' | 'decline' | null>(null);
  const { transition, underWay, failure, forget } = useOfferTransition(offer, onTransition);
  // What was pressed stays until there is an answer, even if the offer shows it already.
  const [transitions, setTransitions] = useState(currentTransitions);
  if (underWay === null && transitions !== currentTransitions) setTransitions(currentTransitions);
  // An answer that the offer does not wait for any more has no box.
  const shownAnswer = answer !== null && transitions.includes(answer) ? answer : null;
  const row = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    // What was pressed may have gone, and have taken the focus with it.
    if (document.activeElement !== document.body) return;
    row.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [shownAnswer, transitions]);

  function press(wanted: OfferTransition): void {
    if (underWay !== null) return;
    forget();
    if (wanted === 'accept' || wanted === 'decline') setAnswer(wanted);
    else if (wanted !== 'cancel' || environment.confirm(offersCopy.confirmCancel)) {
      send({ transition: wanted });
    }
  }

  function send(request: TransitionRequest): void {
    wasPressed.current = true;
    transition(request);
  }

  function goBack(): void {
    wasPressed.current = true;
    setAnswer(null);
    forget();
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
      {shownAnswer === null ? (
        <div ref={row} className="flex flex-wrap items-center gap-3 max-sm:*:grow">
          {transitions.map((each) => (
            <Button
              key={each}
              variant={VARIANTS[each]}
              busy={underWay === each}
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
          key={shownAnswer}
          offer={offer}
          answer={shownAnswer}
          isSending={underWay !== null}
          onSend={({ responseMessage }) => send({ transition: shownAnswer, responseMessage })}
          onBack={goBack}
        />
      )}
    </div>
  );
}
