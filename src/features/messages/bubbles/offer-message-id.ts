export function offerMessageId(offer: number): string {
  return `offer-${offer}`;
}
