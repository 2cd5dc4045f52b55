/** The element id of an offer's message in the open chat, for what leads to it. */
export function offerMessageId(offer: number): string {
  return `offer-${offer}`;
}
