import { CircleCheck, Info, OctagonAlert, TriangleAlert, type LucideIcon } from 'lucide-react';

/** What a message is about; the same four everywhere. */
export type MessageTone = 'info' | 'success' | 'warning' | 'danger';

/** The icon that stands beside a message's colour, so that it never speaks alone. */
export const toneMarks: Readonly<Record<MessageTone, { Icon: LucideIcon; className: string }>> = {
  info: { Icon: Info, className: 'text-info-solid' },
  success: { Icon: CircleCheck, className: 'text-success-solid' },
  warning: { Icon: TriangleAlert, className: 'text-warning-solid' },
  danger: { Icon: OctagonAlert, className: 'text-danger-solid' },
};
