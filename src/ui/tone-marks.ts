import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';

/** The tones of messages, shared by alerts and notices. */
export type MessageTone = 'info' | 'success' | 'warning' | 'danger';

/** The icon of each tone, so color alone never carries the meaning. */
export const toneMarks: Readonly<Record<MessageTone, { Icon: LucideIcon; className: string }>> = {
  info: { Icon: Info, className: 'text-info-solid' },
  success: { Icon: CircleCheck, className: 'text-success-solid' },
  warning: { Icon: TriangleAlert, className: 'text-warning-solid' },
  danger: { Icon: CircleAlert, className: 'text-danger-solid' },
};
