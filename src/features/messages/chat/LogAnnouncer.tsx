import { useState } from 'react';
import type { Message } from '#src/domain/message.ts';

const KEPT = 5;

/**
 * Announces messages that arrive, once each. The visible list can't be the live region: it renders what is
 * in view only, so scrolling would announce old messages. `messages` are newest first.
 */
export function LogAnnouncer({
  label,
  messages,
  viewer,
  textOf,
}: {
  label: string;
  messages: readonly Message[];
  viewer: number;
  textOf: (message: Message) => string;
}) {
  const newest = messages[0]?.id ?? 0;
  const [seen, setSeen] = useState(newest);
  const [announced, setAnnounced] = useState<readonly { id: number; text: string }[]>([]);
  if (newest > seen) {
    const arrived = messages
      .filter(({ id, sender }) => id > seen && sender.id !== viewer)
      .toReversed()
      .map((message) => ({ id: message.id, text: textOf(message) }));
    setSeen(newest);
    setAnnounced([...announced, ...arrived].slice(-KEPT));
  }
  return (
    <div role="log" aria-label={label} className="sr-only">
      {announced.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
