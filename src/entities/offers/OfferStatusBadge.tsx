import {
  Ban,
  CircleDollarSign,
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  Clock,
  Hammer,
  Handshake,
  type LucideIcon,
} from 'lucide-react';
import { OFFER_STATES } from '#src/domain/offer-machine.ts';
import type { ShownOfferStatus } from '#src/domain/offer.ts';
import { Badge } from '#src/ui/Badge.tsx';

const ICONS: Readonly<Record<ShownOfferStatus, LucideIcon>> = {
  pending: Clock,
  accepted: Handshake,
  declined: CircleX,
  in_progress: Hammer,
  completed: CircleCheck,
  paid: CircleDollarSign,
  cancelled: Ban,
  unknown: CircleQuestionMark,
};

/** The status of an offer as a badge (section 4). */
export function OfferStatusBadge({ status }: { status: ShownOfferStatus }) {
  const { label, tone } = OFFER_STATES[status];
  const Icon = ICONS[status];
  return (
    <Badge tone={tone} isSolid={status === 'paid'} icon={<Icon aria-hidden strokeWidth={1.75} />}>
      {label}
    </Badge>
  );
}
