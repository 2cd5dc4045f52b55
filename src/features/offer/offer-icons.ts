import {
  Ban,
  CircleCheck,
  CircleDollarSign,
  CircleQuestionMark,
  CircleX,
  Clock,
  Hammer,
  Handshake,
  type LucideIcon,
} from 'lucide-react';
import type { ShownOfferStatus } from '#src/domain/offer.ts';

export const OFFER_ICONS: Readonly<Record<ShownOfferStatus, LucideIcon>> = {
  pending: Clock,
  accepted: Handshake,
  declined: CircleX,
  in_progress: Hammer,
  completed: CircleCheck,
  paid: CircleDollarSign,
  cancelled: Ban,
  unknown: CircleQuestionMark,
};
