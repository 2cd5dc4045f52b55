import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { OFFER_PROCESS, type OfferTransition } from '#src/domain/offer-process.ts';
import type { Offer } from '#src/domain/offer.ts';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { CONFLICT } from '#src/lib/calls/http-status.ts';
import type { MutationFailure } from '#src/lib/calls/use-api-mutation.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { actionRowClasses } from '#src/ui/ItemCard.tsx';
import { SlowNotice } from '#src/ui/SlowNotice.tsx';
import { offersCopy } from './copy.ts';
import { ResponseBox, type OfferPlacement } from './ResponseBox.tsx';
import {
  hasOwnMessage,
  useOfferTransition,
  type AppliedTransition,
  type TransitionRequest,
} from './use-offer-transition.ts';

const copy = offersCopy.failure;

/** In place of the calls' fallbacks (decision D25). */
export type FailureTexts = Readonly<Partial<Record<OfferTransition, string>>>;

/** The buttons of an offer (product.md §2). `children` come before the transitions: the primary button is last. */
export function OfferActions({
  offer,
  transitions: currentTransitions,
  placement,
  failureTexts = {},
  onTransition,
  className,
  children,
}: {
  offer: Offer;
  transitions: readonly OfferTransition[];
  placement: OfferPlacement;
  failureTexts?: FailureTexts | undefined;
  onTransition?: ((applied: AppliedTransition) => void) | undefined;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const environment = useEnvironment();
  const [asked, setAsked] = useState<OfferTransition | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const mutation = useOfferTransition(offer, onTransition);
  const { pending, failure } = mutation;
  // Keep the pressed button until the call settles, even if an optimistic update removes it.
  const [transitions, setTransitions] = useState(currentTransitions);
  if (!pending && transitions.join() !== currentTransitions.join()) {
    setTransitions(currentTransitions);
  }
  // Close the box when the offer no longer awaits this response.
  const openResponse = asked !== null && transitions.includes(asked) ? asked : null;
  const row = useRef<HTMLDivElement>(null);
  const pressed = useRef<OfferTransition | null>(null);
  useEffect(() => {
    const last = pressed.current;
    pressed.current = null;
    // Restore the focus if the pressed button is gone.
    if (last !== null && document.activeElement === document.body) focusButton(last);
  }, [openResponse, transitions]);

  // The pressed button has stayed, and with it the focus.
  useEffect(() => {
    if (failure) pressed.current = null;
  }, [failure]);

  /** The row's last control if the button is gone. */
  function focusButton(transition: OfferTransition | undefined): void {
    const button =
      row.current?.querySelector<HTMLElement>(`[data-transition="${transition}"]`) ??
      [...(row.current?.querySelectorAll<HTMLElement>('button, a[href]') ?? [])].at(-1);
    button?.focus({ preventScroll: true });
  }

  function press(transition: OfferTransition): void {
    if (pending) return;
    mutation.reset();
    const { asks } = OFFER_PROCESS[transition];
    if (asks?.kind === 'message') setAsked(transition);
    else if (asks === null || environment.confirm(asks.text)) send({ transition });
  }

  function send(request: Omit<TransitionRequest, 'from'>): void {
    pressed.current = request.transition;
    mutation.send({ ...request, from: offer.status });
  }

  function stopWaiting(): void {
    mutation.stopWaiting();
    // The focus was on a button that is gone now.
    if (box.current) box.current.focus({ preventScroll: true });
    else focusButton(pending?.transition);
  }

  function goBack(): void {
    pressed.current = openResponse;
    setAsked(null);
    mutation.reset();
  }

  return (
    <div className={className ?? 'flex flex-col gap-4'}>
      {failure && (
        <Failure
          failure={failure}
          offer={offer}
          placement={placement}
          text={failureTexts[failure.variables.transition]}
          isTextKept={openResponse !== null}
        />
      )}
      {mutation.isSlow && <SlowNotice onStop={stopWaiting} />}
      {openResponse === null ? (
        <div ref={row} className={cx(actionRowClasses, placement !== 'card' && 'max-sm:*:grow')}>
          {children}
          {transitions.toReversed().map((each) => (
            <Button
              key={each}
              data-transition={each}
              variant={OFFER_PROCESS[each].isDestructive ? 'secondary' : 'primary'}
              isBusy={pending?.transition === each}
              busyLabel={OFFER_PROCESS[each].underWay}
              onClick={() => press(each)}
            >
              {placement === 'chat' ? chatLabel(each) : OFFER_PROCESS[each].label}
            </Button>
          ))}
        </div>
      ) : (
        <ResponseBox
          key={openResponse}
          offer={offer}
          transition={openResponse}
          error={failure?.error.fieldErrors['response_message']}
          box={box}
          isSending={pending !== undefined}
          onSend={({ responseMessage }) => send({ transition: openResponse, responseMessage })}
          onBack={goBack}
        />
      )}
    </div>
  );
}

function chatLabel(transition: OfferTransition): string {
  return transition === 'accept' ? offersCopy.chat.accept : OFFER_PROCESS[transition].label;
}

function Failure({
  failure: { error, isUnconfirmed, variables },
  offer,
  placement,
  text,
  isTextKept,
}: {
  failure: MutationFailure<TransitionRequest>;
  offer: Offer;
  placement: OfferPlacement;
  text: string | undefined;
  isTextKept: boolean;
}) {
  const hasChanged = offer.status !== variables.from;
  const message = text === undefined ? error.message : error.messageOr(text);
  const unsent = !isTextKept && hasOwnMessage(variables) ? variables.responseMessage : '';
  return (
    <Alert
      size={placement === 'dialog' ? 'md' : 'compact'}
      tone={error.status === CONFLICT ? 'warning' : 'danger'}
      title={error.hasServerMessage ? copy.titles[variables.transition] : message}
    >
      {error.hasServerMessage && <p>{error.message}</p>}
      {hasChanged && <p>{copy.changed}</p>}
      {isUnconfirmed && <p>{copy.unconfirmed}</p>}
      {!error.hasServerMessage && !isUnconfirmed && <p>{copy.tryAgain}</p>}
      {unsent && (
        <>
          <p className="mt-2">{copy.notSent}</p>
          <blockquote className="mt-1 border-s-2 border-line-strong ps-3 whitespace-pre-line">
            {unsent}
          </blockquote>
        </>
      )}
    </Alert>
  );
}
