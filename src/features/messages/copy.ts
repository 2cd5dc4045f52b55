import { counted } from '#src/domain/counted.ts';

const SECONDS_PER_MINUTE = 60;

function ago(seconds: number): string {
  if (seconds < SECONDS_PER_MINUTE) return `${seconds} s ago`;
  return `${Math.floor(seconds / SECONDS_PER_MINUTE)} min ago`;
}

export const chatCopy = {
  label: 'Conversation',
  content: 'Chat',
  log: 'Messages',
  news: 'New messages',
  noneSelected: {
    title: 'Select a conversation to start messaging',
    text: 'Your messages with clients and workers show up here.',
  },
  loading: 'Loading messages',
  empty: {
    title: 'No messages yet',
    text: 'Say hello. Your message starts the conversation.',
  },
  error: {
    title: "We couldn't load this conversation",
    notFoundTitle: "We couldn't find this conversation",
    notFound: 'It may belong to someone else, or the link may be wrong.',
    backToList: 'All conversations',
  },
  back: 'Back to conversations',
  older: {
    load: 'Load More',
    loading: 'Loading older messages',
    loaded: (count: number) => `${counted(count, 'older message')} loaded`,
    failed: 'Failed to load more messages',
    tryAgain: 'Try again in a moment.',
  },
  check: {
    failed: 'Failed to check for new messages',
    text: "We'll keep trying. Messages may arrive late.",
  },
  connection: {
    live: 'Live',
    offline: 'Offline',
    error: 'Error',
    label: 'Connection',
    lastUpdate: (seconds: number) => `Last update ${ago(seconds)}`,
  },
  day: { today: 'Today', yesterday: 'Yesterday' },
  send: {
    label: (name: string) => `Message to ${name}`,
    placeholder: (name: string) => `Write to ${name}`,
    hint: 'Press Enter to send, Shift and Enter for a new line.',
    send: 'Send',
    sending: 'Sending',
    failed: 'Failed to send message',
    failedNotice: 'Failed to send message. Please try again.',
    unconfirmed: "We're not sure it was delivered. We'll check before we send it again.",
    retry: 'Try again',
    discard: 'Discard',
    discarded: 'Message discarded.',
    undo: 'Undo',
  },
} as const;
