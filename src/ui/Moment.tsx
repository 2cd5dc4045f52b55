import { cx } from 'class-variance-authority';
import scenes from './scenes.svg';

/** What happens: a note is pinned up, hands are shaken, or a stamp comes down. */
export type MomentName = 'handshake' | 'pin' | 'stamp';

const moments: Readonly<Record<MomentName, { symbol: string; motion: string }>> = {
  handshake: { symbol: 'moment-handshake', motion: 'animate-shake' },
  pin: { symbol: 'mini-other', motion: 'animate-pin' },
  stamp: { symbol: 'moment-stamp', motion: 'animate-stamp' },
};

/**
 * A small picture of something that went well. It moves once, when it appears; where motion is reduced, it only
 * appears. Decorative: a text beside it says what happened. 48 px by default.
 */
export function Moment({ name, className }: { name: MomentName; className?: string | undefined }) {
  const { symbol, motion } = moments[name];
  return (
    <svg
      aria-hidden
      viewBox="0 0 48 48"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('shrink-0 motion-reduce:animate-none! [:where(&)]:size-12', motion, className)}
    >
      <use href={`${scenes}#${symbol}`} />
    </svg>
  );
}
