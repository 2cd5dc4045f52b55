import { OFFER_STATES } from '#src/domain/offer-machine.ts';
import type { ShownOfferStatus } from '#src/domain/offer.ts';
import { Badge, type BadgeProps } from '#src/ui/Badge.tsx';
import { OFFER_ICONS } from './offer-icons.ts';

/** The status of an offer, in its tone (product.md §4). */
export function OfferStatusBadge({
  status,
  ...rest
}: { status: ShownOfferStatus } & Pick<BadgeProps, 'size' | 'className'>) {
  const { label, tone } = OFFER_STATES[status];
  const Icon = OFFER_ICONS[status];
  return (
    <Badge
      {...rest}
      tone={status === 'paid' ? 'final' : tone}
      icon={<Icon aria-hidden strokeWidth={1.75} />}
    >
      {label}
    </Badge>
  );
}
